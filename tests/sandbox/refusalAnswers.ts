import type { Call } from './call'
import { errorLines } from './errorLines'
import { wordMessage } from './messages'
import type { Random } from './random'
import { Refusal } from './Refusal'

export type Log = (line: string) => void

/** Turns what was thrown into an envelope; what nobody foresaw is logged under an id. */
export function refusalAnswers({ log, random }: { log: Log; random: Random }) {
  return (error: Error, call: Call): Response => {
    const refusal = error instanceof Refusal ? error : unforeseen(error)
    call.set('refusal', refusal)
    const { code, messageKey, args } = refusal
    return call.json({ code, msg: wordMessage(messageKey, args, call.var.language) })
  }

  function unforeseen(error: Error): Refusal {
    const id = random.uint32().toString(16).padStart(8, '0')
    log(`unexpected error ${id}: ${errorLines(error)}`)
    return new Refusal(500, 'unexpected', { id })
  }
}
