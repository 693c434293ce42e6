import type { Row } from '../db/Db'
import type { Message, MessageArgs } from './messages'

/** Envelope codes other than 200. */
export type RefusalCode = 401 | 403 | 404 | 409 | 422 | 500

/** Declines a request. One place turns it into an envelope in the caller's language. */
export class Refusal extends Error {
  readonly code: RefusalCode
  /** Why, in the words that the caller reads. */
  readonly reason: Message
  readonly args: MessageArgs
  /** The present record, when a decision was signed for an earlier version. */
  readonly data: Row | undefined

  constructor(code: RefusalCode, reason: Message, args: MessageArgs = {}, data?: Row) {
    super(typeof reason === 'string' ? reason : reason[0])
    this.name = 'Refusal'
    this.code = code
    this.reason = reason
    this.args = args
    this.data = data
  }
}
