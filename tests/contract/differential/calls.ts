import fc from 'fast-check'
import { addresses } from './records'

export type Who = 'admin' | 'auditor' | 'store'
export type TableName = 'stores' | 'withdrawals' | 'bills'

/** One call of a sequence, without what only the moment knows: a session, the version of a record. */
export type Step =
  | { do: 'list' | 'totals'; by: Who; table: TableName; query: Readonly<Record<string, string>> }
  | { do: 'get'; by: Who; table: TableName; id: number }
  | { do: 'pass'; by: Who; id: number }
  | { do: 'reject'; by: Who; id: number; reason: string }
  | { do: 'apply'; by: Who; totalU: string; walletName: string }
  | { do: 'addStore'; by: Who; nick: string; phone: string }
  | { do: 'editStore'; by: Who; id: number; isStale: boolean; nick?: string; phone?: string }
  | { do: 'removeStores'; by: Who; ids: readonly number[] }
  | { do: 'wait'; ms: number }

const by = fc.constantFrom<Who>('admin', 'admin', 'admin', 'store', 'auditor')
const id = fc.integer({ min: 1, max: 27 })
const storeId = fc.integer({ min: 1, max: 8 })
const nick = fc.constantFrom('Aurora', 'New 新', ' spaced ', '', 'x'.repeat(65))
const phone = fc.constantFrom('13800138000', '+86 138 0013 8000', '12', '')

const columns: Readonly<Record<TableName, readonly string[]>> = {
  stores: ['id', 'nick', 'phone', 'createTime', 'updateTime', 'balance', 'id desc'],
  withdrawals: [
    ['id', 'store', 'address', 'totalU', 'fee', 'estimateTotalU', 'status', 'walletName'],
    ['createTime', 'reason', '1'],
  ].flat(),
  bills: [
    ['id', 'store', 'type', 'network', 'beforeAmount', 'changeAmount', 'afterAmount'],
    ['createTime'],
  ].flat(),
}

const day = fc.constantFrom('2026-06-27', '2026-06-28', '2026-06-29', '2026-06-31', '2026-6-1', '')
const ids = fc.constantFrom('1', '2,3', '01', '7,x', 'x', '', '4,4,99999999999999999999')

const shared = {
  id: ids,
  pageNum: fc.constantFrom('1', '2', '3', '0', '-1', 'x', '02', '99999999999'),
  pageSize: fc.constantFrom('3', '5', '10', '0', '1e3', '2001', ''),
  isAsc: fc.constantFrom('asc', 'desc', 'ascending', 'descending', 'ASC', ''),
  beginTime: day,
  endTime: day,
}
type Parameters = Readonly<Record<string, fc.Arbitrary<string>>>

const own: Readonly<Record<TableName, Parameters>> = {
  stores: {
    nick: fc.constantFrom('aur', 'LONE', '_', '%', '极', ' zed '),
    phone: fc.constantFrom('138', '8003', '+'),
  },
  withdrawals: {
    store: ids,
    status: fc.constantFrom('1', '2,3', '01', '1,', '9'),
    address: fc.constantFrom(...addresses, 'T', 'twmvmbrbpebkrvykbazdac9kv61kfrlw82'),
    walletName: fc.constantFrom('main', '%', '_', '钱', 'ZETA', '\\', ' Main '),
  },
  bills: { store: ids, type: fc.constantFrom('1', '0,1', '2'), network: fc.constantFrom('TRC20') },
}

function queryOf(table: TableName) {
  const orderByColumn = fc.constantFrom(...columns[table])
  const parameters: Parameters = { ...shared, orderByColumn, ...own[table] }
  return fc.record(parameters, { requiredKeys: [] })
}

const table = fc.constantFrom<TableName>('withdrawals', 'withdrawals', 'stores', 'bills')

function reading(what: 'list' | 'totals'): fc.Arbitrary<Step> {
  return table.chain((name) =>
    fc.record({ do: fc.constant(what), by, table: fc.constant(name), query: queryOf(name) }),
  ) as fc.Arbitrary<Step>
}

/** The calls that a person may make on withdrawals and stores, sensible or not. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: reading('list') },
  { weight: 1, arbitrary: reading('totals') },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('get' as const), by, table, id }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass' as const), by, id }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('reject' as const),
      by,
      id,
      reason: fc.constantFrom('No', ' ', 'x'.repeat(201)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('apply' as const),
      by: fc.constantFrom<Who>('store', 'store', 'admin'),
      totalU: fc.constantFrom('10', '149.999999', '1', '1.000001', '0', '1e2', '0.0000001', '-5'),
      walletName: fc.constantFrom('Main wallet', ' 新 ', ''),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('addStore' as const), by, nick, phone }) },
  {
    weight: 3,
    arbitrary: fc.record(
      {
        do: fc.constant('editStore' as const),
        by,
        id: storeId,
        isStale: fc.boolean(),
        nick,
        phone,
      },
      { requiredKeys: ['do', 'by', 'id', 'isStale'] },
    ) as fc.Arbitrary<Step>,
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('removeStores' as const),
      by,
      ids: fc.array(storeId, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 999, 1000, 60_000),
    }),
  },
)
