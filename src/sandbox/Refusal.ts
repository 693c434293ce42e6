import type { Row } from './db/Db'
import type { MessageArgs, MessageKey } from './messages'

/** Envelope codes other than 200. */
export type RefusalCode = 401 | 403 | 404 | 409 | 422 | 500

/**
 * The one error with which any part of the sandbox declines a request; turned into an envelope in
 * the caller's language in one place.
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly messageKey: MessageKey
  readonly args: MessageArgs
  /** The record as it is now, where a decision was signed for another. */
  readonly data: Row | undefined

  constructor(code: RefusalCode, messageKey: MessageKey, args: MessageArgs = {}, data?: Row) {
    super(messageKey)
    this.name = 'Refusal'
    this.code = code
    this.messageKey = messageKey
    this.args = args
    this.data = data
  }
}
