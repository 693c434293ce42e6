import type { Body } from '../../request/call'
import { fieldText } from '../../values/fieldText'
import type { Message } from '../../request/messages'
import { refuseHidden } from '../../record/refuseHidden'
import { Refusal } from '../../request/Refusal'

/**
 * One line of text of the body, without the spaces around it.
 * @param limit characters, at least one
 * @throws Refusal 500 with the message, also for control characters; for hidden ones, naming them
 */
export function readLine(body: Body, name: string, limit: number, message: Message): string {
  const text = fieldText(body, name).trim()
  const length = Array.from(text).length
  if (length < 1 || length > limit || /\p{Cc}/u.test(text))
    throw new Refusal(500, message, { limit })
  refuseHidden(text, name)
  return text
}
