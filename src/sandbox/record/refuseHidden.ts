import { hiddenIn } from '@/engine/values/hiddenCharacters'
import { Refusal } from '../request/Refusal'

/**
 * A name or a number holds no character that cannot be seen or that turns the direction of others.
 *
 * @param text of one line
 * @param name as the message calls it
 * @throws Refusal 500 naming the first such character
 */
export function refuseHidden(text: string, name: string): void {
  const [found] = hiddenIn(text)
  if (found) throw new Refusal(500, 'hiddenCharacter', { name, code: found.code })
}

/**
 * Long text keeps its line breaks, spaces and joined emoji; no character in it turns the direction of others.
 *
 * @param text of any number of lines
 * @param name as the message calls it
 * @throws Refusal 500 naming the first such character
 */
export function refuseTurned(text: string, name: string): void {
  const found = hiddenIn(text, 'prose').find(({ effect }) => effect === 'direction')
  if (found) throw new Refusal(500, 'hiddenCharacter', { name, code: found.code })
}
