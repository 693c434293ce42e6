import {
  anyOf,
  atMost,
  balanced,
  decide,
  defineResource,
  dict,
  evm,
  f,
  newest,
  rel,
  resourceList,
  toggle,
  tron,
  usdt,
  type Address,
  type ArgsOf,
  type Decimal,
  type EditOf,
  type FilterOf,
  type Hash,
  type Id,
  type InputOf,
  type Moment,
  type RecordOf,
  type Ref,
} from '@/engine/declare'
import type { DayPreset } from '@/engine/values/dayPreset'
import type { Range } from '@/engine/values/time'
import type { NamesIn } from '@/engine/schema/override'
import type { PartTable } from '@/app/partTable'
import { withdrawalStatus } from '@/resources/dicts'
import type merchant from '@/resources/merchant'
import type store from '@/resources/store'
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
      readonly id?: Id
      readonly store?: Ref<'store'>
      readonly address?: Address<'tron'>
      readonly totalU?: Range
      readonly status?: readonly ('1' | '2' | '3')[]
      readonly walletName?: string
      readonly createTime?: Range | DayPreset
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

const filtered = {
  ...fields,
  status: f.code(withdrawalStatus, { filter: 'in' }),
  at: f.time({ filter: 'range' }),
}
const oldest = { field: 'at', order: 'ASC' } as const
defineResource('x', {
  ...base,
  fields: filtered,
  views: {
    waiting: { filter: { status: ['1'], at: 'last7' }, sort: oldest, columns: ['id'] },
    june: { filter: { at: { from: '2026-06-01', to: '2026-06-30' } } },
  },
})
// @ts-expect-error a view by a field that is no field
defineResource('x', { ...base, fields: filtered, views: { a: { filter: { statos: ['1'] } } } })
// @ts-expect-error a view by a field that is no field, beside one that is
defineResource('x', { ...base, fields: filtered, views: { a: { filter: { at: 'today', n: '' } } } })
// @ts-expect-error a view by a field without a filter
defineResource('x', { ...base, fields: filtered, views: { a: { filter: { amount: '1' } } } })
// @ts-expect-error a view of an unknown code
defineResource('x', { ...base, fields: filtered, views: { a: { filter: { status: ['9'] } } } })
// @ts-expect-error a view of a relative range that there is not
defineResource('x', { ...base, fields: filtered, views: { a: { filter: { at: 'last8' } } } })
const lostOrder = { field: 'b', order: 'ASC' } as const
// @ts-expect-error a view ordered by a field that is no field
defineResource('x', { ...base, fields: filtered, views: { a: { sort: lostOrder } } })
// @ts-expect-error a view's column that is no field
defineResource('x', { ...base, fields: filtered, views: { a: { columns: ['name'] } } })
// @ts-expect-error a view with an option that there is not
defineResource('x', { ...base, fields: filtered, views: { a: { filters: { at: 'today' } } } })
// @ts-expect-error a text has no range filter
f.text({ filter: 'range' })
// @ts-expect-error money has no filter
usdt({ filter: 'eq' })
// @ts-expect-error an address of no known network
f.address('moon')

defineResource('x', {
  ...base,
  fields,
  edit: { fields: ['status'] },
  remove: true,
  sections: { state: ['id', 'status'], money: ['amount'] },
  actions: { ...toggle('status', ['pass', '2'], ['reject', '3']) },
})
// @ts-expect-error an edited field that is no field
defineResource('x', { ...base, fields, edit: { fields: ['name'] } })
// @ts-expect-error a section's field that is no field
defineResource('x', { ...base, fields, sections: { state: ['name'] } })
// @ts-expect-error a switch of a field that is no field
defineResource('x', { ...base, fields, actions: { ...toggle('name', ['a', '1'], ['b', '2']) } })
// @ts-expect-error a switch to an unknown code
defineResource('x', { ...base, fields, actions: { ...toggle('status', ['a', '1'], ['b', '9']) } })
const call = { method: 'DELETE', path: '/a' } as const
const facts = { confirm: ['id', 'amount'] } as const
const switches = toggle('status', ['a', '1'], ['b', '2'], facts)
defineResource('x', { ...base, fields, actions: { ...switches } })
const lostFacts = toggle('status', ['a', '1'], ['b', '2'], { confirm: ['nope'] })
// @ts-expect-error a switch over a fact that is no field
defineResource('x', { ...base, fields, actions: { ...lostFacts } })
// @ts-expect-error a call without a path from the root
defineResource('x', { ...base, fields, actions: { go: { call: { method: 'POST', path: 'go' } } } })
// @ts-expect-error a call by a method that no gateway of the family knows
defineResource('x', { ...base, fields, actions: { go: { call: { method: 'PATCH', path: '/a' } } } })
// @ts-expect-error an action that sends an undeclared field
defineResource('x', { ...base, fields, actions: { go: { sends: ['name'] } } })
const lostSends = toggle('status', ['a', '1'], ['b', '2'], { sends: ['nope'] })
// @ts-expect-error a switch that sends an undeclared field
defineResource('x', { ...base, fields, actions: { ...lostSends } })
// @ts-expect-error a tool that refreshes what the portal does not keep
defineResource('x', { ...base, fields, list: { tools: { go: { call, cache: 'orders' } } } })
// @ts-expect-error records that are read from nowhere
defineResource('x', { ...base, fields, recordFrom: 'file' })

const drawn = defineResource('drawn', {
  ...base,
  fields,
  override: {
    cell: { amount: 'countdown', status: 'lamp' },
    section: { list: 'failedPayouts' },
    page: { show: 'tradeDetails' },
  },
})
holds<Equal<NamesIn<typeof drawn, 'cell'>, 'countdown' | 'lamp'>>()
holds<Equal<NamesIn<typeof drawn, 'section'>, 'failedPayouts'>>()
holds<Equal<NamesIn<typeof drawn, 'input'>, never>>()
holds<Equal<NamesIn<typeof store | typeof drawn, 'page'>, 'tradeDetails'>>()
// @ts-expect-error a cell of a field that is no field
defineResource('x', { ...base, fields, override: { cell: { nope: 'countdown' } } })
// @ts-expect-error a cell of a field that is no field, beside one that is
defineResource('x', { ...base, fields, override: { cell: { id: 'one', nope: 'countdown' } } })
// @ts-expect-error an input of a field that is no field
defineResource('x', { ...base, fields, override: { input: { nope: 'secretBox' } } })
// @ts-expect-error a filter of a field that is no field
defineResource('x', { ...base, fields, override: { filter: { nope: 'slider' } } })
// @ts-expect-error a section where none can be
defineResource('x', { ...base, fields, override: { section: { create: 'failedPayouts' } } })
// @ts-expect-error a page that no resource has
defineResource('x', { ...base, fields, override: { page: { print: 'tradeDetails' } } })
// @ts-expect-error a place that there is not, beside one that there is
defineResource('x', { ...base, fields, override: { cell: { id: 'one' }, note: { id: 'two' } } })
// @ts-expect-error a part itself where its name is wanted
defineResource('x', { ...base, fields, override: { cell: { id: () => null } } })
const everyPart: PartTable<'page', number> = { tradeDetails: 1, genEdit: 1, genPreview: 1, more: 2 }
// @ts-expect-error a table of pages without one that a declaration names
const lostPart: PartTable<'page', number> = { more: 2 }
void [everyPart, lostPart]

const amounts = { ...fields, before: usdt(), after: usdt() }
defineResource('x', { ...base, fields: amounts, rules: [balanced('before', 'amount', 'after')] })
// @ts-expect-error a rule over a field that is no field
defineResource('x', { ...base, fields: amounts, rules: [balanced('before', 'amount', 'end')] })
// @ts-expect-error a rule over a field that is no amount
defineResource('x', { ...base, fields: amounts, rules: [balanced('before', 'status', 'after')] })
defineResource('x', { ...base, fields: amounts, rules: [atMost('amount', 'after')] })
// @ts-expect-error a part of a field that is no amount
defineResource('x', { ...base, fields: amounts, rules: [atMost('amount', 'status')] })

const optional = { ...fields, note: f.text(), key: f.secret(), serial: f.text({ readOnly: true }) }
const when = { status: '1' } as const
defineResource('x', { ...base, fields: optional, rules: [anyOf('any', ['note', 'amount'])] })
defineResource('x', { ...base, fields: optional, rules: [anyOf('any', ['note'], { when })] })
// @ts-expect-error a rule over a field that is no field
defineResource('x', { ...base, fields: optional, rules: [anyOf('any', ['note', 'nope'])] })
// @ts-expect-error a rule over a secret, of which nobody knows whether it is there
defineResource('x', { ...base, fields: optional, rules: [anyOf('any', ['note', 'key'])] })
// @ts-expect-error a rule over a field that no form can fill
defineResource('x', { ...base, fields: optional, rules: [anyOf('any', ['note', 'serial'])] })
const never = { status: '9' } as const
// @ts-expect-error a rule of records with an unknown code
defineResource('x', { ...base, fields: optional, rules: [anyOf('any', ['note'], { when: never })] })

const written = { ...fields, serial: f.text({ readOnly: true }) }
defineResource('x', { ...base, fields: written, edit: { fields: ['status'] } })
// @ts-expect-error a read-only field in a form
defineResource('x', { ...base, fields: written, edit: { fields: ['serial'] } })
// @ts-expect-error a read-only field in the form for a new record
defineResource('x', { ...base, fields: written, create: { fields: ['serial'] } })

const conditional = { ...fields, note: f.text({ visibleWhen: { status: ['1', '2'] } }) }
defineResource('x', { ...base, fields: conditional })
const conditionLost = { ...fields, note: f.text({ visibleWhen: { state: '1' } }) }
// @ts-expect-error a condition on a field that is no field
defineResource('x', { ...base, fields: conditionLost })
const conditionUnknown = { ...fields, note: f.text({ visibleWhen: { status: '9' } }) }
// @ts-expect-error a condition on an unknown code
defineResource('x', { ...base, fields: conditionUnknown })

defineResource('x', { ...base, fields: { ...fields, open: f.flag({ starting: true }) } })
const startsWell = { ...fields, status: f.code(withdrawalStatus, { starting: '1' }) }
defineResource('x', { ...base, fields: startsWell })
const startsUnknown = { ...fields, status: f.code(withdrawalStatus, { starting: '9' }) }
// @ts-expect-error a form that opens with an unknown code
defineResource('x', { ...base, fields: startsUnknown })
const startsAsText = { ...fields, count: f.integer({ starting: '0' }) }
// @ts-expect-error a form that opens with a text where a number is typed
defineResource('x', { ...base, fields: startsAsText })

const span = { ...fields, from: f.time(), to: f.time({ notBefore: 'from' }) }
defineResource('x', { ...base, fields: span })
const spanLost = { ...fields, to: f.time({ notBefore: 'from' }) }
// @ts-expect-error an end whose beginning is no field
defineResource('x', { ...base, fields: spanLost })
const spanOfStatus = { ...fields, to: f.time({ notBefore: 'status' }) }
// @ts-expect-error an end whose beginning is no time
defineResource('x', { ...base, fields: spanOfStatus })

const paid = { ...fields, paid: usdt({ ordered: 'amount' }) }
defineResource('x', { ...base, fields: paid })
const paidLost = { ...fields, paid: usdt({ ordered: 'amuont' }) }
// @ts-expect-error an ordered amount that is no field
defineResource('x', { ...base, fields: paidLost })
const paidByStatus = { ...fields, paid: usdt({ ordered: 'status' }) }
// @ts-expect-error an ordered amount that is no amount
defineResource('x', { ...base, fields: paidByStatus })

const edited = defineResource('x', { ...base, fields, edit: { fields: ['status', 'amount'] } })
holds<
  Equal<
    Flat<EditOf<typeof edited>>,
    { readonly status: '1' | '2' | '3' | null; readonly amount: Decimal | null }
  >
>()

const sections = { state: ['id', 'status'], money: ['amount', 'serial'] } as const
const shared = defineResource('x', {
  ...base,
  fields: written,
  sections,
  form: { fields: ['status'], sections: ['money'] },
})
holds<
  Equal<
    Flat<InputOf<typeof shared>>,
    { readonly status: '1' | '2' | '3'; readonly amount: Decimal }
  >
>()
holds<
  Equal<
    Flat<EditOf<typeof shared>>,
    { readonly status: '1' | '2' | '3' | null; readonly amount: Decimal | null }
  >
>()
const own = defineResource('x', {
  ...base,
  fields: written,
  sections,
  form: { sections: ['money'] },
  create: { fields: ['status'] },
})
holds<Equal<Flat<InputOf<typeof own>>, { readonly status: '1' | '2' | '3' }>>()
holds<Equal<Flat<EditOf<typeof own>>, { readonly amount: Decimal | null }>>()
// @ts-expect-error a form's section that is none
defineResource('x', { ...base, fields: written, sections, form: { sections: ['words'] } })
// @ts-expect-error a form's field that is read-only
defineResource('x', { ...base, fields: written, sections, form: { fields: ['serial'] } })
// @ts-expect-error a form by sections where there are none
defineResource('x', { ...base, fields: written, form: { sections: ['state'] } })
holds<Equal<InputOf<typeof merchant>['notifyUrl'], string>>()
holds<Equal<EditOf<typeof merchant>['chargeFee'], Decimal | null>>()
// @ts-expect-error a secret is in no form of a merchant
void ({} as EditOf<typeof merchant>).appSecret
const open = ['0', 'open'] as const
dict('sale', [open], { byGateway: ['0'] })
// @ts-expect-error a state by the gateway that is none of the codes
dict('sale', [open], { byGateway: ['1'] })

const stores = defineResource('store', {
  ...base,
  fields: { id: f.id(), nick: f.text({ filter: 'like' }), phone: f.text() },
})
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
resourceList(stores, found)
// @ts-expect-error a reference to a resource that is not in the list
resourceList(stores, lost)
// @ts-expect-error a reference shown by a field that does not exist
resourceList(stores, named)

const connected = { id: f.id(), store: f.ref('store', 'nick', { filter: 'eq' }), sum: usdt() }
const linked = defineResource('linked', {
  ...base,
  fields: connected,
  related: { stores: rel('store', { by: 'nick', from: 'id', columns: ['phone'] }) },
  balance: newest('linked', 'sum', { by: 'store' }),
})
resourceList(stores, linked)
const strange = rel('store', { by: 'nick', from: 'sun' })
// @ts-expect-error a relation by a field of this record that does not exist
defineResource('x', { ...base, fields: connected, related: { strange } })
const relatedTo = { ...base, fields: connected }
const far = defineResource('far', { ...relatedTo, related: { a: rel('shop', { by: 'nick' }) } })
const unfiltered = defineResource('unfiltered', {
  ...relatedTo,
  related: { a: rel('store', { by: 'phone' }) },
})
const odd = defineResource('odd', {
  ...relatedTo,
  balance: newest('linked', 'sun', { by: 'store' }),
})
// @ts-expect-error a relation to a resource that is not in the list
resourceList(stores, linked, far)
// @ts-expect-error a relation by a field without a filter
resourceList(stores, linked, unfiltered)
// @ts-expect-error a balance by a field that does not exist
resourceList(stores, linked, odd)

// @ts-expect-error an address of one kind is not a plain text of another
const address: Address<'tron'> = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
void [address, tron]

// @ts-expect-error no text names an amount
void usdt({ find: true })
// @ts-expect-error an id is found as a whole
void f.id({ find: 'prefix' })
void f.text({ find: 'prefix' })

const every = defineResource('every', {
  ...base,
  fields: {
    id: f.id(),
    status: f.code(withdrawalStatus),
    note: f.longText({ rule: 'digits' }),
    count: f.integer({ filter: 'eq' }),
    rate: f.decimal({ scale: 4 }),
    gender: f.remoteCode('sys_user_sex', undefined, { filter: 'in' }),
    isActive: f.flag({ filter: 'eq' }),
    hash: tron.hash({ find: true }),
    to: evm.address(),
    ips: f.list(f.text()),
    wallets: f.list(tron.address(), { wireAs: 'array' }),
    prices: f.rows({ from: f.integer(), price: usdt() }, { steps: ['from', 'from'] }),
    page: f.url(),
    picture: f.image(),
    key: f.secret({ reveal: true }),
    both: f.computed(['note', 'page'], 'joined'),
  },
})
type Every = RecordOf<typeof every>
holds<Equal<Every['note'], string | null>>()
holds<Equal<Every['count'], number | null>>()
holds<Equal<Every['rate'], Decimal | null>>()
holds<Equal<Every['gender'], string | null>>()
holds<Equal<Every['isActive'], boolean | null>>()
holds<Equal<Every['hash'], Hash<'tron'> | null>>()
holds<Equal<Every['to'], Address<'ethereum'> | null>>()
holds<Equal<Every['ips'], readonly string[] | null>>()
holds<Equal<Every['wallets'], readonly Address<'tron'>[] | null>>()
holds<
  Equal<
    Every['prices'],
    readonly { readonly from: number | null; readonly price: Decimal | null }[] | null
  >
>()
holds<Equal<Every['key'], null>>()
holds<Equal<Every['both'], string | null>>()
holds<
  Equal<
    Flat<FilterOf<typeof every>>,
    {
      readonly count?: string
      readonly gender?: readonly string[]
      readonly isActive?: string
      readonly hash?: Hash<'tron'>
    }
  >
>()

// @ts-expect-error a hash of one network is not another's
const hash: Hash<'ethereum'> = '' as unknown as Hash<'tron'>
void hash
// @ts-expect-error an address where a hash is wanted
const swapped: Hash<'tron'> = '' as unknown as Address<'tron'>
void swapped
// @ts-expect-error a decimal without its scale
f.decimal({})
// @ts-expect-error a list of lists
f.list(f.list(f.text()))
// @ts-expect-error a list of secrets
f.list(f.secret())
// @ts-expect-error steps between columns that do not exist
f.rows({ from: f.integer() }, { steps: ['from', 'to'] })
// @ts-expect-error a computation of no known name
f.computed(['a'], 'product')
// @ts-expect-error a long text is not searched by a range
f.longText({ filter: 'range' })
// @ts-expect-error a secret has no filter
f.secret({ filter: 'eq' })
