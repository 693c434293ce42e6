import type { Dice } from '../../values/dice'
import type { Random } from '../../values/random'
import { tronAddress } from '../../values/tronAddress'
import { lookAlikes } from './lookAlikes'
import { storeNames, storeSuffixes } from './names'

export type SeedStore = {
  id: number
  nick: string
  phone: string
  fee: string
  /** Where its customers withdraw to, again and again. */
  addresses: readonly string[]
}

export const storeCount = storeNames.length * storeSuffixes.length

export function inventStores(dice: Dice, random: Random, addressesEach: number): SeedStore[] {
  const nicks = storeSuffixes.flatMap((suffix) => storeNames.map((name) => name + suffix))
  return nicks.map((nick, index) => ({
    id: index + 1,
    nick,
    phone: `1${dice.pick(['38', '39', '50', '86', '89'])}${String(dice.int(0, 99_999_999)).padStart(8, '0')}`,
    fee: dice.pick(['0.5', '1', '1', '1.5', '2', '0.123456']),
    addresses: [
      ...(lookAlikes[index]?.slice(0, 1) ?? []),
      ...Array.from({ length: addressesEach }, () => tronAddress(random.bytes(20))),
    ],
  }))
}
