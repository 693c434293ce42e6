import fc, { type Scheduler } from 'fast-check'
import type { TestSandbox } from '@/sandbox/forTests'
import { importAgain } from '@/tests/support/importAgain'

/** Identifies the withdrawal when it is imported again. */
export const wallet = { address: 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82', walletName: 'Seen' }

/** A change of the withdrawal while it waits. */
export type Move =
  | { readonly by: 'import'; readonly totalU: string }
  | { readonly by: 'edit'; readonly totalU: string }
  | { readonly by: 'fee'; readonly fee: string; readonly isRepriced: boolean }

const amount = fc.constantFrom('10', '11', '90000', '10.000001')

export const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ by: fc.constant('import' as const), totalU: amount }),
  fc.record({ by: fc.constant('edit' as const), totalU: amount }),
  fc.record({
    by: fc.constant('fee' as const),
    fee: fc.constantFrom('0', '1.5', '2'),
    isRepriced: fc.boolean(),
  }),
)

type Parts = { sandbox: TestSandbox; scheduler: Scheduler; id: string; token: string }

/** Makes one change after the other. */
export function createMover(parts: Parts) {
  return async (moves: readonly Move[]): Promise<void> => {
    for (const one of moves) {
      await parts.scheduler.schedule(Promise.resolve(), JSON.stringify(one))
      await make(one, parts)
    }
  }
}

async function make(one: Move, { sandbox, id, token }: Parts): Promise<void> {
  const { db } = sandbox
  // a decided one is applied for again, which is another withdrawal
  if (one.by === 'import') await importAgain(sandbox, token, { ...wallet, totalU: one.totalU })
  if (one.by === 'edit')
    await db.query(
      `update st_store_draw set total_u = $2::numeric, estimate_total_u = $2::numeric - fee
       where id = $1 and status = '1'`,
      [id, one.totalU],
    )
  if (one.by !== 'fee') return
  await db.query('update st_store set withdrawal_fee = $1 where id = 1', [one.fee])
  if (one.isRepriced)
    await db.query(
      `update st_store_draw set fee = $2::numeric, estimate_total_u = total_u - $2::numeric
       where id = $1 and status = '1'`,
      [id, one.fee],
    )
}
