import { screen, waitFor, within } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { dict, f } from '@/schema'
import { sentTo, server } from '../../support/gatewayServer'
import { renderValues } from '../../support/renderKind'

const path = '/system/dict/data/type/sys_user_sex'
const labels = {
  code: 200,
  data: [
    { dictValue: '0', dictLabel: 'Man', listClass: 'primary' },
    { dictValue: 1, dictLabel: 'Woman', listClass: 'default' },
    { dictValue: '2' },
    null,
  ],
}
const sex = f.remoteCode('sys_user_sex')

describe('§7 a remote code', () => {
  it('is shown raw until its label comes, which is asked for once for many cells', async () => {
    server.use(
      http.get(`*${path}`, async () => {
        await delay(50)
        return HttpResponse.json(labels)
      }),
    )
    const client = new QueryClient()
    const drawn = Array.from({ length: 40 }, (_, index) => ({ field: sex, value: `${index % 3}` }))
    const { at, unmount } = await renderValues(drawn, { client })
    expect(at(0)).toHaveTextContent('0')
    await waitFor(() => expect(at(0)).toHaveTextContent('Man'))
    expect(within(at(0)).getByText('Man')).toHaveClass('wd-tag')
    expect(at(1)).toHaveTextContent('Woman')
    expect(at(2)).toHaveTextContent('2')
    unmount()
    await renderValues(drawn, { client })
    await client.invalidateQueries()
    expect(screen.getAllByText('Man')).toHaveLength(14)
    expect(sentTo('GET', path)).toHaveLength(1)
  })

  it.each([
    ['a refusal', () => HttpResponse.json({ code: 500, msg: 'down' })],
    ['an answer without data', () => HttpResponse.json({ code: 200 })],
    ['data that is no list', () => HttpResponse.json({ code: 200, data: 'x' })],
  ])('stays raw after %s, and nothing is asked again by the next cell', async (_what, answer) => {
    server.use(http.get(`*${path}`, answer))
    const client = new QueryClient()
    const { at, unmount } = await renderValues([{ field: sex, value: '1' }], { client })
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(at(0)).toHaveTextContent('1')
    unmount()
    await renderValues([{ field: sex, value: '1' }], { client })
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(sentTo('GET', path)).toHaveLength(1)
  })

  it('has its fallback’s word where the gateway gave none', async () => {
    server.use(http.get(`*${path}`, () => HttpResponse.json(labels)))
    const own = dict('orderStatus', [
      ['2', 'cancelled', 'bad'],
      ['0', 'received'],
    ])
    const { at } = await renderValues([
      { field: f.remoteCode('sys_user_sex', own), value: '2' },
      { field: f.remoteCode('sys_user_sex', own), value: '0' },
    ])
    await waitFor(() => expect(at(0)).toHaveTextContent('Cancelled'))
    expect(at(1)).toHaveTextContent('Man')
  })
})
