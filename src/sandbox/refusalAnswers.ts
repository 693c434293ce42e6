import type { Call } from './request/call'
import { errorId, errorLines } from '@/server/http/log'
import { wordMessage } from './request/messages'
import { Refusal } from './request/Refusal'

export type Log = (line: string) => void

/** Turns an error into an envelope; logs unexpected ones under an id. */
export function refusalAnswers(log: Log) {
  return (error: Error, call: Call): Response => {
    const refusal = error instanceof Refusal ? error : unforeseen(error)
    call.set('refusal', refusal)
    const { code, reason, args, data } = refusal
    const msg = wordMessage(reason, args, call.var.language)
    return call.json({ code, msg, ...(data && { data }) })
  }

  function unforeseen(error: Error): Refusal {
    const lines = errorLines(error)
    const id = errorId(lines)
    log(`unexpected error ${id}: ${lines}`)
    return new Refusal(500, 'unexpected', { id })
  }
}
