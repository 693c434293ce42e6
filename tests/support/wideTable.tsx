import { useState } from 'react'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListContextProvider, testDataProvider, type ListControllerResult } from 'ra-core'
import { vi } from 'vitest'
import type { Language } from '@/engine/config'
import { ResourcePathsProvider } from '@/engine/data/pathTo'
import { ResourceProvider } from '@/engine/data/resource'
import type { PortalRecord } from '@/engine/data/wire/records'
import { defineResource, f, tron, usdt } from '@/engine/declare'
import { KindViewsContext } from '@/engine/kinds/view/kindView'
import { kindViews } from '@/engine/kinds/views'
import { RecordTable } from '@/engine/list/RecordTable'
import { useSelection } from '@/engine/list/useResourceList'
import { useListener } from '@/engine/ui/useListener'
import { orderStatus } from '@/resources/dicts'
import { renderDrawn } from './renderKind'

const fields = {
  number: f.text(),
  store: f.ref('store', 'nick'),
  status: f.code(orderStatus),
  asked: f.money('CNY', { scale: 2 }),
  paid: usdt({ ordered: 'quantity' }),
  first: usdt(),
  second: usdt(),
  fee: usdt(),
  rate: f.decimal({ scale: 6 }),
  address: tron.address(),
  hash: tron.hash(),
  createTime: f.time(),
  quantity: usdt(),
  from: tron.address(),
  to: tron.address(),
}

/** Fifteen columns as those of an order; records can be selected, and two actions offered. */
const order = defineResource('sample', {
  path: '/store/sample',
  component: 'store/sample/index',
  permissions: 'store:sample',
  title: 'number',
  fields: { id: f.id(), ...fields },
  actions: {
    notify: { when: { status: '4' }, confirm: ['number'], bulk: true },
    cancel: { when: { status: '4' }, sets: { status: '2' }, confirm: ['number'] },
  },
})

export const wallet = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
export const hash = 'c9af23b0b1e2d3c4a5968778695a4b3c2d1e0f00112233445566778899aabbcc'

const anOrder = (id: string): PortalRecord => ({
  id,
  number: `ORDER-${id}`,
  store: '1',
  status: '4',
  asked: '120.50',
  paid: '16.000000',
  first: '16.000000',
  second: '16.000000',
  fee: '0.100000',
  rate: '7.530000',
  address: wallet,
  hash,
  createTime: '2026-06-30 12:00:00',
  quantity: '3.000000',
  from: wallet,
  to: null,
})

export const orders = (first: number, count: number) =>
  Array.from({ length: count }, (_none, at) => anOrder(String(first + at)))

const dataProvider = testDataProvider({
  getMany: async () => ({ data: [{ id: '1', nick: 'Corner shop' }] as never[] }),
})

const paths = new Map([
  ['sample', '/store/sample'],
  ['store', '/store/store'],
])

/** A table of orders; `draws` counts how often a row draws its number. */
export async function renderWideTable(data: readonly PortalRecord[], language: Language = 'en-US') {
  const draws = vi.fn<typeof kindViews.text.cell>(kindViews.text.cell)
  const views = { ...kindViews, text: { ...kindViews.text, cell: draws } }
  const rowsShown = new EventTarget()
  function Table() {
    const [rows, setRows] = useState(data)
    const [pending, setPending] = useState<{ action: string; id: string }>()
    const selection = useSelection('')
    useListener(rowsShown, 'wattdesk:rows', (event) => {
      if (event instanceof CustomEvent) setRows(event.detail)
    })
    return (
      <ListContextProvider value={{ data: rows, sort: {} } as ListControllerResult<PortalRecord>}>
        <RecordTable
          columns={columns}
          selection={selection}
          pending={pending}
          onAction={(action, id) => setPending({ action, id })}
        />
      </ListContextProvider>
    )
  }
  const table = (
    <KindViewsContext value={views}>
      <ResourcePathsProvider paths={paths}>
        <ResourceProvider resource={order}>
          <Table />
        </ResourceProvider>
      </ResourcePathsProvider>
    </KindViewsContext>
  )
  await renderDrawn(() => table, { dataProvider, language })
  await screen.findAllByText('Corner shop')
  return {
    draws,
    user: userEvent.setup(),
    show: (detail: readonly PortalRecord[]) =>
      act(() => void rowsShown.dispatchEvent(new CustomEvent('wattdesk:rows', { detail }))),
  }
}

const columns = Object.keys(fields)
