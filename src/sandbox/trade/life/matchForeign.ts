import { foreign, movementRow } from '../seed/seedWaterWallet'
import { waterWallet } from '../tables/waterWallet'
import type { Step } from '../../life/Step'

/** §7: tells that a non-system order was matched. */
const matchedCommand = '1001'

/** Money arrives that belongs to no order of the system. */
export const matchForeign: Step = async ({ tx, dice, random, nowMs }) => {
  const row = movementRow(foreign(dice, random, nowMs))
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  const [data] = await tx.query(
    `insert into ${waterWallet.from} (${columns.join(', ')}) values (${places.join(', ')})
     returning id::text as id, hash, ${waterWallet.columns['createTime']?.wire} as "createTime"`,
    Object.values(row),
  )
  return { command: matchedCommand, data }
}
