import { createDice } from '@/sandbox/values/dice'
import { seededRandom } from '@/sandbox/values/random'
import { grow } from './grammar'
import { handMade } from './handMade'

/** How many there are where all are wanted. */
export const allPayloads = 2_000

/**
 * Distinct hostile texts, the same for the same seed: those made by hand, then those that the grammar makes.
 * @param count more than there are by hand, if they are all to be among them
 */
export function hostilePayloads(seed: string, count = allPayloads): readonly string[] {
  const dice = createDice(seededRandom(seed))
  const made = new Set(handMade.slice(0, count))
  while (made.size < count) made.add(grow(dice))
  return shuffle([...made], dice.int)
}

function shuffle(items: string[], int: (from: number, to: number) => number): readonly string[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = int(0, last)
    ;[items[last], items[other]] = [items[other]!, items[last]!]
  }
  return items
}
