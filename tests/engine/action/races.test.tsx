import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, testDataProvider, type GetListResult } from 'ra-core'
import type { ChangeEvent } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import stores from '@/resources/store'
import { GatewayContext } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import { ResourceProvider } from '@/engine/data/resource'
import { useResourceList } from '@/engine/list/useResourceList'
import { seededRandom } from '@/sandbox/values/random'

type Asked = { readonly page: number; readonly answer: (result: GetListResult) => void }

it('D10: the newest request wins each of 200 races between answers', async () => {
  const asked: Asked[] = []
  const dataProvider = testDataProvider({
    getList: (_name, { pagination }) =>
      new Promise<GetListResult>((answer) => {
        asked.push({ page: pagination?.page ?? 0, answer })
      }),
  })
  function Shown() {
    const { data = [], isPlaceholderData, setPage } = useResourceList()
    const shown = isPlaceholderData ? '…' : data.map(({ id }) => id).join()
    const turn = ({ target }: ChangeEvent<HTMLInputElement>) => setPage(Number(target.value))
    return (
      <>
        <input aria-label="Page" onChange={turn} />
        <p role="note">{shown}</p>
      </>
    )
  }
  render(
    <MemoryRouter initialEntries={['/?perPage=10']}>
      <CoreAdminContext dataProvider={dataProvider}>
        <GatewayContext value={createPageGateway({ language: 'en-US' })}>
          <ResourceProvider resource={stores}>
            <Shown />
          </ResourceProvider>
        </GatewayContext>
      </CoreAdminContext>
    </MemoryRouter>,
  )
  const pass = () => new Promise((resolve) => setTimeout(resolve))
  const turn = (to: number) =>
    act(async () => {
      fireEvent.change(screen.getByLabelText('Page'), { target: { value: `${to}` } })
      await pass()
    })
  const chance = seededRandom('races')
  const settle = (some: readonly Asked[]) =>
    act(async () => {
      for (const { page, answer } of some) answer({ data: [{ id: `page ${page}` }], total: 10_000 })
      await pass()
    })
  await settle(asked.splice(0))
  let page = 1
  for (let race = 0; race < 200; race += 1) {
    const steps = 2 + (chance.uint32() % 3)
    for (let step = 0; step < steps; step += 1) {
      page += 1
      await turn(page)
    }
    const waiting = asked.splice(0)
    expect(waiting.map((one) => one.page)).toContain(page)
    const order = waiting
      .map((one) => ({ one, at: chance.uint32() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one)
    await settle(order)
    await waitFor(() => expect(screen.getByRole('note')).toHaveTextContent(`page ${page}`))
    if (page > 900) {
      page = 1
      await turn(page)
      await settle(asked.splice(0))
    }
  }
})
