import { http, HttpResponse } from 'msw'
import { afterEach, expect, it } from 'vitest'
import { readPages } from '@/engine/data/exportList'
import { createPageGateway } from '@/engine/data/pageGateway'
import bill from '@/resources/bill'
import { sentTo, server } from '@/testing/app/gatewayServer'

const gateway = createPageGateway({ language: 'en-US' })

afterEach(() => gateway.session.clear())

it('D2: an export reads all rows of a gateway that does not count them', async () => {
  const pages = [[{ id: 1 }, { id: 2 }], [{ id: 3 }, { id: 4 }], [{ id: 5 }], []]
  server.use(
    http.get('*/store/bill/list', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('pageNum'))
      return HttpResponse.json({ code: 200, rows: pages[page - 1] })
    }),
  )
  gateway.session.signIn('some-token')
  const wish = { resource: bill, filter: {}, sort: { field: 'id', order: 'DESC' } }
  const ids: string[] = []
  for await (const { records, total } of readPages(gateway, wish, new AbortController().signal)) {
    expect(total).toBeUndefined()
    ids.push(...records.map(({ id }) => id))
  }
  expect(ids).toEqual(['1', '2', '3', '4', '5'])
  expect(sentTo('GET').map(({ query }) => [query['pageNum'], query['pageSize']])).toEqual([
    ['1', '1000'],
    ['2', '2'],
    ['3', '2'],
    ['4', '2'],
  ])
})
