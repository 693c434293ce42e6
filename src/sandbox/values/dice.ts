import type { Random } from './random'

/** Common choices over a source of randomness. */
export type Dice = {
  /** A number from 0 up to, not including, 1. */
  fraction(): number
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  between(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
}

export function createDice(random: Random): Dice {
  const fraction = () => random.uint32() / 2 ** 32
  const int = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1))
  return {
    fraction,
    int,
    between: (from, to) => from + fraction() * (to - from),
    chance: (probability) => fraction() < probability,
    pick: (items) => {
      const item = items[int(0, items.length - 1)]
      if (item === undefined) throw new Error('pick: give at least one item.')
      return item
    },
  }
}
