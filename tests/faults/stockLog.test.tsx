import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Language } from '@/engine/config'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

type Row = Readonly<Record<string, unknown>>

/** A log that is searched by the title of the module alone, as stock gateways do. */
function keepLog(rows: readonly Row[], total?: number) {
  server.use(
    http.get('*/monitor/operlog/list', ({ request }) => {
      const title = new URL(request.url).searchParams.get('title')
      const found = rows.filter((row) => title === null || String(row['title']).includes(title))
      return HttpResponse.json({ code: 200, msg: '', rows: found, total: total ?? found.length })
    }),
  )
}

let entries = 0

function entry(operName: string, more: Row = {}): Row {
  entries += 1
  const times = { operTime: '2026-06-30 12:00:00', status: 0, errorMsg: null }
  const asked = { operUrl: '/system/post', operParam: '', businessType: 2 }
  return { operId: entries, title: '岗位管理', operName, ...times, ...asked, ...more }
}

const openPost = (language: Language = 'en-US') =>
  renderApp({ scenario: 'ruoyi', at: '/system/post/1/show', language })

async function trail(name = 'Who did what') {
  return within(await screen.findByRole('region', { name }, { timeout: 10_000 }))
}

const asked = () => sentTo('GET', '/monitor/operlog/list').map(({ query }) => query)

describe('who did what, in the log of a stock gateway', () => {
  it('is asked for by the title of the module, and told apart by path and body', async () => {
    keepLog([
      entry('by body', { operParam: '{"postId":1,"postName":"Chief"}' }),
      entry('by text', { operParam: '{"postId":"1","postName":"cut o' }),
      entry('by path', { operUrl: '/system/post/4,1', businessType: 3 }),
      entry('by form', { operParam: '{postIds=1,2}', operUrl: '/system/post/remove' }),
      entry('of another', { operParam: '{"postId":11}' }),
      entry('of others', { operUrl: '/system/post/11,12' }),
      entry('of a user', { operUrl: '/system/user/1', title: '岗位管理 2' }),
      entry('an export', { operUrl: '/system/post/export', businessType: 5 }),
    ])
    await openPost()
    const section = await trail()
    expect(await section.findByText('by body', {}, { timeout: 10_000 })).toBeVisible()
    for (const name of ['by text', 'by path', 'by form'])
      expect(section.getByText(name)).toBeVisible()
    expect(section.queryByText(/^(?:of|an) /)).toBeNull()
    expect(section.queryByText(/does not name/)).toBeNull()
    const [query, ...more] = asked()
    expect([more, query?.['title']]).toEqual([[], '岗位管理'])
    expect(query).not.toHaveProperty('businessId')
  })

  it('learns the title if the gateway names the module otherwise', async () => {
    keepLog([
      entry('elsewhere', { title: 'Users', operUrl: '/system/user', operParam: '{"userId":1}' }),
      entry('somebody', { title: 'Positions', operParam: '{"postId":1}' }),
    ])
    await openPost()
    expect(await (await trail()).findByText('somebody', {}, { timeout: 10_000 })).toBeVisible()
    expect(asked().map(({ title }) => title)).toEqual(['岗位管理', undefined, 'Positions'])
  })

  it.each([
    [
      'en-US',
      'Who did what',
      /This gateway’s log does not name records, so these are the actions on every position\./,
      /Only the newest 2 entries were searched\./,
    ],
    ['zh-CN', '操作记录', /不记录操作对象，以下是对岗位的全部操作。/, /仅检索了最近 2 条日志。/],
  ] as const)('says in %s that the log names no record', async (language, name, says, newest) => {
    keepLog(
      [entry('one', { businessType: 1 }), entry('two', { operParam: '{"postName":"x"}' })],
      70,
    )
    await openPost(language)
    const section = await trail(name)
    expect(await section.findByText(says, {}, { timeout: 10_000 })).toBeVisible()
    expect(section.getByText(newest)).toBeVisible()
    expect(section.getByText('one')).toBeVisible()
    expect(section.getByText('two')).toBeVisible()
  })

  it('separates log lines of the record from those that may be of any record', async () => {
    keepLog([entry('new one', { businessType: 1 }), entry('mine', { operParam: '{"postId":1}' })])
    await openPost()
    const section = await trail()
    const note = await section.findByText(/do not say which position/, {}, { timeout: 10_000 })
    const [own, others] = section.getAllByRole('table')
    expect(within(own as HTMLElement).getByText('mine')).toBeVisible()
    expect(within(others as HTMLElement).getByText('new one')).toBeVisible()
    expect(note).toBeVisible()
  })

  it('says what changed, from what to what, as far as earlier lines of the record tell', async () => {
    const body = (postName: string, postSort: string, postId = 1) =>
      JSON.stringify({ postId, postCode: 'ceo', postName, postSort })
    keepLog([
      entry('second', { operParam: body('Chair', '2') }),
      entry('refused', { operParam: body('Refused', '2'), status: 1, errorMsg: 'no' }),
      entry('of another', { operParam: body('Elsewhere', '9', 11) }),
      entry('first', { operParam: body('Chief', '1') }),
    ])
    await openPost()
    const section = await trail()
    const row = (name: string) =>
      section.findByRole('row', { name: new RegExp(name) }, { timeout: 10_000 })
    expect(await row('second')).toHaveTextContent(/name: Chief → Chair.*Order: 1 → 2$/)
    expect(await row('refused')).not.toHaveTextContent('→')
    expect(await row('first')).not.toHaveTextContent('→')
  })

  it('says so if the log has no line of the module', async () => {
    keepLog([])
    await openPost()
    const section = await trail()
    expect(
      await section.findByText(/nothing on this record/, {}, { timeout: 10_000 }),
    ).toBeVisible()
    expect(section.queryByText(/does not name/)).toBeNull()
  })
})
