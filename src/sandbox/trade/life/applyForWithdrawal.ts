import { capAmount, inventAmount } from '../seed/inventAmount'
import { walletNames } from '../seed/names'
import { floorTo, micro, one, readUnits, unitsText } from '../../seed/units'
import { tronAddress } from '../../values/tronAddress'
import { apply } from '../withdrawal/apply'
import { someStore } from './someStore'
import type { Step } from '../../life/Step'

/** A store applies for a withdrawal (§4: 1), half of the time to an address that it used before. */
export const applyForWithdrawal: Step = async ({ tx, dice, random, nowMs }) => {
  const { id: storeId, balance } = await someStore({ tx, dice })
  const [known] = await tx.query(
    'select address from st_store_draw where store_id = $1 order by create_time desc limit 1',
    [storeId],
  )
  const available = readUnits(balance)
  if (available < 100n * one) return undefined
  const wanted = inventAmount(dice, { id: storeId }, 20, 5_000)
  const application = {
    address: known && dice.chance(0.5) ? String(known['address']) : tronAddress(random.bytes(20)),
    totalU: unitsText(floorTo(micro, capAmount(wanted, available))),
    walletName: dice.pick(walletNames),
  }
  await apply(tx, { storeId }, application, nowMs)
  return undefined
}
