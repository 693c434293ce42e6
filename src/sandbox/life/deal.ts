import type { Dice } from '../values/dice'

/**
 * Gives the next item each time: every one as often as its share says before any comes again, each
 * round in another order.
 */
export function deal<T>(dice: Dice, shares: readonly (readonly [T, number])[]): () => T {
  let left: T[] = []
  return () => {
    if (left.length === 0) left = shares.flatMap(([item, share]) => Array<T>(share).fill(item))
    const item = dice.pick(left)
    left.splice(left.indexOf(item), 1)
    return item
  }
}
