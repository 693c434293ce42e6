import { decide, defineResource, f, resourceList, tron, usdt } from '@/schema'
import type {
  Address,
  ArgsOf,
  Decimal,
  FilterOf,
  Id,
  InputOf,
  Moment,
  RecordOf,
  Ref,
} from '@/schema'
import { withdrawalStatus } from '@/resources/dicts'
import store from '@/resources/store'
import type withdrawal from '@/resources/withdrawal'

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <T extends true>() => undefined as T | undefined
type Flat<T> = { [K in keyof T]: T[K] }

type Withdrawal = RecordOf<typeof withdrawal>
holds<Equal<Withdrawal['id'], Id>>()
holds<Equal<Withdrawal['totalU'], Decimal | null>>()
holds<Equal<Withdrawal['status'], '1' | '2' | '3' | null>>()
holds<Equal<Withdrawal['address'], Address<'tron'> | null>>()
holds<Equal<Withdrawal['store'], Ref<'store'> | null>>()
holds<Equal<Withdrawal['createTime'], Moment | null>>()
holds<
  Equal<
    Flat<InputOf<typeof withdrawal>>,
    { readonly address: Address<'tron'>; readonly totalU: Decimal; readonly walletName: string }
  >
>()
holds<
  Equal<
    Flat<FilterOf<typeof withdrawal>>,
    {
      readonly address?: Address<'tron'>
      readonly status?: readonly ('1' | '2' | '3')[]
      readonly walletName?: string
      readonly createTime?: { readonly from?: string; readonly to?: string }
    }
  >
>()
holds<Equal<ArgsOf<typeof withdrawal, 'reject'>, { readonly reason: string }>>()
holds<Equal<ArgsOf<typeof withdrawal, 'pass'>, {}>>()

declare const record: Withdrawal
// @ts-expect-error an unknown column
void record.balance
// @ts-expect-error an unknown code
void (record.status === '4')
// @ts-expect-error arithmetic on money
void (record.totalU * 2)
// @ts-expect-error addition of money
void (record.totalU + record.fee)
// @ts-expect-error money where a text is wanted
void record.totalU?.toUpperCase()

const base = { path: '/x', component: 'x/index', permissions: 'x', title: 'id' } as const
const fields = { id: f.id(), status: f.code(withdrawalStatus), amount: usdt() }

defineResource('x', { ...base, fields, actions: { pass: decide('1', '2') } })
// @ts-expect-error a decision to an unknown code
defineResource('x', { ...base, fields, actions: { pass: decide('1', '9') } })
// @ts-expect-error a decision from an unknown code
defineResource('x', { ...base, fields, actions: { pass: decide('01', '2') } })
// @ts-expect-error a fact that is no field
defineResource('x', { ...base, fields, actions: { pass: decide('1', '2', { confirm: ['nope'] }) } })
// @ts-expect-error a title that is no field
defineResource('x', { ...base, title: 'name', fields })
// @ts-expect-error a form field that is no field
defineResource('x', { ...base, fields, create: { fields: ['name'] } })
// @ts-expect-error a column that is no field
defineResource('x', { ...base, fields, list: { columns: ['name'] } })
// @ts-expect-error a text has no range filter
f.text({ filter: 'range' })
// @ts-expect-error money has no filter
usdt({ filter: 'eq' })
// @ts-expect-error an address of no known network
f.address('moon')

const lost = defineResource('lost', {
  ...base,
  fields: { id: f.id(), who: f.ref('nobody', 'nick') },
})
const named = defineResource('named', {
  ...base,
  fields: { id: f.id(), who: f.ref('store', 'name') },
})
const found = defineResource('found', {
  ...base,
  fields: { id: f.id(), who: f.ref('store', 'nick') },
})
resourceList(store, found)
// @ts-expect-error a reference to a resource that is not in the list
resourceList(store, lost)
// @ts-expect-error a reference shown by a field that does not exist
resourceList(store, named)

// @ts-expect-error an address of one kind is not a plain text of another
const address: Address<'tron'> = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
void [address, tron]
