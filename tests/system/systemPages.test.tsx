import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Language } from '@/engine/config'
import { address, renderApp } from '@/tests/support/renderApp'
import { sentTo, server } from '@/testing/app/gatewayServer'

/** Menu path, its heading in both languages, and a text of a row. */
const pages = [
  ['/system/post', 'Positions', '岗位管理', 'Chair 董事长'],
  ['/system/dict', 'Dictionaries', '字典管理', 'sys_user_sex'],
  ['/dict/type/data/1', 'Dictionary entries', '字典数据', /^(Female|女)$/],
  ['/system/config', 'Parameters', '参数设置', 'sys.user.initPassword'],
  ['/system/notice', 'Notices', '通知公告', /Maintenance on Sunday/],
  ['/system/log/operlog', 'Operation log entries', '操作日志', /^(Parameters|参数管理)$/],
  ['/system/log/logininfor', 'Login log entries', '登录日志', 'admin'],
  ['/monitor/online', 'Online users', '在线用户', 'admin'],
  ['/monitor/job', 'Scheduled jobs', '定时任务', /\* \* \?$/],
  ['/job/log', 'Job log entries', '调度日志', /^(Default|默认)$/],
] as const

const untranslated = /\b(?:resources|codes|menu|views|cron|system|tools|actions)\.[a-z]+[.\w]*/i

/** A gateway on which something was already done, so that its logs have rows. */
function openPage(at: string, language: Language = 'en-US') {
  return renderApp({
    at,
    language,
    given: async ({ fetch, logIn }) => {
      const headers = {
        Authorization: `Bearer ${await logIn('admin')}`,
        'Content-Type': 'application/json',
      }
      const ask = (method: string, path: string, body?: string) =>
        fetch(new Request(`http://sandbox${path}`, { method, headers, ...(body && { body }) }))
      await ask('DELETE', '/system/config/clearCache')
      await ask('PUT', '/monitor/job/run', '{"jobId":1,"jobGroup":"DEFAULT"}')
      await ask('POST', '/login', '{"username":"auditor","password":"wrong"}')
    },
  })
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const rowOf = (text: string | RegExp) => rows().find((row) => within(row).queryByText(text))!

describe.each(['en-US', 'zh-CN'] as const)('every system page in %s', (language) => {
  it.each(pages)('opens %s', async (path, english, chinese, text) => {
    await openPage(path, language)
    const name = language === 'en-US' ? english : chinese
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument()
    const table = within(await screen.findByRole('table'))
    expect((await table.findAllByText(text)).length).toBeGreaterThan(0)
    expect(document.body.textContent?.replaceAll(/sys\.\w+\.\w+/g, '')).not.toMatch(untranslated)
  })
})

describe('§7 dictionaries', () => {
  it('can be extended, changed and cleared below their type, and the portal’s words follow', async () => {
    const { user } = await openPage('/dict/type/data/1')
    const add = await screen.findByRole('link', { name: 'New entry' })
    expect(screen.queryByRole('textbox', { name: 'Dictionary type' })).toBeNull()
    expect(sentTo('GET', '/system/dict/data/list').at(-1)?.query['dictType']).toBe('sys_user_sex')
    expect(sentTo('GET', '/system/dict/type/1')).not.toEqual([])

    await user.click(add)
    await user.type(await screen.findByRole('textbox', { name: /Label/ }), 'Other')
    await user.type(screen.getByRole('textbox', { name: /Value/ }), '3')
    await user.type(screen.getByRole('textbox', { name: /Order/ }), '4')
    await user.selectOptions(await screen.findByRole('combobox', { name: /Status/ }), 'Normal')
    const asked = sentTo('GET', '/system/dict/data/type/sys_normal_disable').length
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(rowOf('Other')).toBeDefined())
    expect(sentTo('POST', '/system/dict/data')[0]?.body).toMatchObject({
      dictType: 'sys_user_sex',
      dictLabel: 'Other',
      dictValue: '3',
      dictSort: 4,
      status: '0',
    })
    expect(address()).toMatch(/^\/dict\/type\/data\/1/)
    const again = sentTo('GET', '/system/dict/data/type/sys_normal_disable').length
    expect(again).toBeGreaterThan(asked)

    await user.click(within(rowOf('Other')).getByRole('link', { name: 'Edit entry Other' }))
    const label = await screen.findByRole('textbox', { name: /Label/ })
    await waitFor(() => expect(label).toBeEnabled())
    await user.clear(label)
    await user.type(label, 'Not told')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('heading', { name: 'Entry Not told' })
    expect(sentTo('PUT', '/system/dict/data')[0]?.body).toMatchObject({
      dictType: 'sys_user_sex',
      dictLabel: 'Not told',
    })
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(sentTo('DELETE', /^\/system\/dict\/data\/\d+$/)).toHaveLength(1))
  })

  it('lead to their entries and from one to another', async () => {
    const { user } = await openPage('/system/dict')
    await user.click(await screen.findByRole('link', { name: /^sys_yes_no Entries/ }))
    const choice = await screen.findByRole('combobox', { name: 'Dictionary' })
    await waitFor(() => expect(choice).toHaveDisplayValue(/Yes or no/))
    expect(sentTo('GET', '/system/dict/type/optionselect')).toHaveLength(1)
    await user.selectOptions(choice, screen.getByRole('option', { name: /Operation type/ }))
    expect(await screen.findByText('Grant')).toBeInTheDocument()
  })

  it('lead to their entries from their own page, too', async () => {
    const { user } = await openPage('/system/dict/1/show')
    await user.click(await screen.findByRole('link', { name: 'Entries of this dictionary' }))
    await waitFor(() => expect(address()).toMatch(/^\/dict\/type\/data\/1/))
    expect(await screen.findByRole('combobox', { name: 'Dictionary' })).toBeVisible()
  })

  it('§2, C23: of an id that is none are /404, and nothing is asked', async () => {
    await openPage('/index')
    for (const id of ['1a', '-1', '１', '1%2f', '1'.repeat(40)]) {
      act(() => {
        window.location.hash = `/dict/type/data/${id}`
      })
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => expect(address(), id).toBe('/404'))
    }
    expect(sentTo('GET', /^\/system\/dict/)).toEqual([])
  })
})

/** The button of a page, its question, and the request. */
const tools = [
  ['/system/dict', 'Clear the cache', false, 'DELETE', '/system/dict/type/clearCache'],
  ['/system/config', 'Clear the cache', false, 'DELETE', '/system/config/clearCache'],
  ['/system/log/operlog', 'Clear all', true, 'DELETE', '/monitor/operlog/clean'],
  ['/system/log/logininfor', 'Clear all', true, 'DELETE', '/monitor/logininfor/clean'],
  ['/job/log', 'Clear all', true, 'DELETE', '/monitor/jobLog/clean'],
] as const

describe('the tools of a list', () => {
  it.each(tools)('%s: %s', async (path, name, asks, method, call) => {
    const { user } = await openPage(path)
    await user.click(await screen.findByRole('button', { name }))
    if (asks) {
      const dialog = within(await screen.findByRole('dialog'))
      if (sentTo(method, call).length > 0) throw new Error('sent before it was asked')
      await user.click(dialog.getByRole('button', { name }))
    }
    expect(await screen.findByText(`${name}: done`)).toBeInTheDocument()
    expect(sentTo(method, call)).toHaveLength(1)
  })

  it('give the reason of a refusal, and stay', async () => {
    const { user } = await openPage('/system/config')
    const refusal = { code: 601, msg: 'Not at this hour' }
    server.use(http.delete('*/system/config/:word', () => HttpResponse.json(refusal)))
    const button = await screen.findByRole('button', { name: 'Clear the cache' })
    await user.click(button)
    expect(await screen.findByText('Not at this hour')).toBeInTheDocument()
    expect(screen.queryByText('Clear the cache: done')).toBeNull()
    expect(button).toBeEnabled()
  })

  it('are hidden without permission', async () => {
    await renderApp({ as: 'auditor', at: '/system/config' })
    await screen.findByText('sys.user.initPassword')
    expect(screen.queryByRole('button', { name: 'Clear the cache' })).toBeNull()
  })
})

describe('the operation log', () => {
  it('shows one operation whole, with its parameters on several lines', async () => {
    const { user } = await openPage('/system/log/operlog')
    await user.click(await screen.findByRole('link', { name: 'Scheduled jobs: run once' }))
    const said = await screen.findByText(/"jobGroup": "DEFAULT"/)
    expect(said.textContent).toMatch(/^\{\n {2}"jobId": 1,\n/)
    expect(screen.getByText('/monitor/job/run')).toBeVisible()
  })
})

describe('the actions of a record', () => {
  it('unlocks an account by its name', async () => {
    const { user } = await openPage('/system/log/logininfor')
    await user.click((await screen.findAllByRole('button', { name: 'Unlock login auditor' }))[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Unlock' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo('GET', '/monitor/logininfor/unlock/auditor')).toHaveLength(1)
  })

  it('signs a session out by its own name', async () => {
    const { user } = await openPage('/monitor/online')
    const [button] = (
      await screen.findAllByRole('button', { name: 'Sign out session admin' })
    ).slice(-1)
    await user.click(button!)
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(sentTo('DELETE', /^\/monitor\/online\/[\da-f]+$/)).toHaveLength(1))
  })

  it('runs a job once, and pauses and resumes it by its switch', async () => {
    const { user } = await openPage('/monitor/job')
    const act = async (button: HTMLElement, name: string) => {
      await user.click(button)
      const dialog = within(await screen.findByRole('dialog'))
      await user.click(await dialog.findByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await screen.findByRole('table')
    await act((await screen.findAllByRole('button', { name: /^Run once/ }))[0]!, 'Run once')
    expect(sentTo('PUT', '/monitor/job/run')[0]?.body).toEqual({
      jobId: expect.any(Number) as number,
      jobGroup: expect.any(String) as string,
    })
    const isOn = screen.getAllByRole('switch')[0]!.getAttribute('aria-checked') === 'true'
    await act(screen.getAllByRole('switch')[0]!, isOn ? 'Pause' : 'Resume')
    expect(sentTo('PUT', '/monitor/job/changeStatus')[0]?.body).toEqual({
      jobId: expect.any(Number) as number,
      status: isOn ? '1' : '0',
    })
    await user.click(screen.getByRole('link', { name: 'Log of all runs' }))
    expect(await screen.findByRole('heading', { name: 'Job log entries' })).toBeInTheDocument()
  })
})
