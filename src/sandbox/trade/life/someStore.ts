import { anyStore } from '../seed/inventRequests'
import type { EventParts } from '../../life/Step'

/** A store to which something happens; the operators' two see a fifth of it all. */
export async function someStore({ tx, dice }: Pick<EventParts, 'tx' | 'dice'>) {
  const rows = await tx.query(
    'select id::int as id, trim_scale(balance)::text as balance from st_store order by id',
  )
  const { id, balance } = anyStore(dice, rows)
  return { id: Number(id), balance: String(balance) }
}
