import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '@/engine/config'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'
import { aMerchant } from '@/tests/support/records'

const log = '/system/log/operlog'

// lazily loaded code is slow on a busy machine
beforeAll(async () => {
  await Promise.all([
    import('@/system/auditLog/LoggedAction'),
    import('@/system/auditLog/LoggedAction'),
  ])
}, 60_000)

/** A gateway on which the role of stores was given and taken menus, and a job was run. */
function openAfterChanges(at: string, language: Language = 'en-US') {
  return renderApp({
    at,
    language,
    given: async ({ fetch, logIn }) => {
      const Authorization = `Bearer ${await logIn('admin')}`
      const headers = { Authorization, 'Content-Type': 'application/json' }
      const put = (path: string, body: object) =>
        fetch(
          new Request(`http://sandbox${path}`, {
            method: 'PUT',
            headers,
            body: JSON.stringify(body),
          }),
        )
      await put('/system/role', { roleId: 4, menuIds: [1, 11, 12] })
      await put('/system/role', { roleId: 4, menuIds: [1, 11, 13] })
      await put('/monitor/job/run', { jobId: 1, jobGroup: 'DEFAULT' })
    },
  })
}

const panel = async (name: string) => {
  const label = await screen.findByText(name)
  return label.nextElementSibling
}

describe('the operation log', () => {
  it('leads to an entry’s record, and names the menus of a role', async () => {
    const { user } = await openAfterChanges(log)
    const [link] = await screen.findAllByRole('link', { name: 'Role 4' })
    expect(link).toHaveAttribute('href', '#/system/role/4/show')
    expect(screen.getByRole('link', { name: 'Job 1' })).toBeVisible()
    expect(screen.getByText('Scheduled jobs: run once')).toBeVisible()
    await user.click(link!)
    const trail = within(await screen.findByRole('region', { name: 'Who did what' }))
    const [newest] = await trail.findAllByRole('link')
    await user.click(newest!)
    await waitFor(async () => expect(await panel('Menus: added')).toHaveTextContent(/Store inform/))
    expect(await panel('Menus: removed')).toHaveTextContent(/Bills/)
    expect(await panel('Menus: removed')).not.toHaveTextContent(/Withdrawals/)
    expect(await panel('Menus after this change')).toHaveTextContent(/Withdrawals.*Store inform/)
  })

  it('names them in Chinese, and leads to the role', async () => {
    await openAfterChanges(log, 'zh-CN')
    await screen.findAllByRole('link', { name: '角色 4' })
    act(() => {
      window.location.hash = `${log}/2/show`
    })
    await waitFor(async () => expect(await panel('移除的菜单权限')).toHaveTextContent('账单'))
    const open = screen.getByRole('link', { name: '打开 角色 4' })
    expect(open).toHaveAttribute('href', '#/system/role/4/show')
  })

  it('opens an entry of a gateway without look-up, however old', async () => {
    const entries = Array.from({ length: 1_203 }, (_, n) => ({ operId: 1_203 - n, title: `t${n}` }))
    const list = http.get('*/monitor/operlog/list', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const [page, size] = [searchParams.get('pageNum') ?? 1, searchParams.get('pageSize') ?? 10]
      const start = (Number(page) - 1) * Number(size)
      const rows = entries.slice(start, start + Number(size))
      return HttpResponse.json({ code: 200, rows, total: entries.length })
    })
    await renderApp({ at: `${log}/7/show`, given: async () => server.use(list) })
    expect((await screen.findAllByText('t1196')).length).toBeGreaterThan(0)
    expect(sentTo('GET', '/monitor/operlog/list').length).toBeLessThan(6)
  })
})

describe('running a job once', () => {
  it('reports that it has started, and where to see the outcome', async () => {
    const { user } = await renderApp({ at: '/monitor/job' })
    const [run] = await screen.findAllByRole('button', { name: /^Run once/ })
    await user.click(run!)
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Run once' }))
    const said = await screen.findByText(/Run once started\./)
    expect(screen.queryByText(/Run once done/)).toBeNull()
    await user.click(within(said).getByRole('link', { name: 'See the outcome' }))
    await screen.findByRole('heading', { name: 'Job log entries' })
    expect(decodeURIComponent(address())).toMatch(/^\/job\/log\?filter=\{"jobName":".+"\}/)
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  })

  it('appears in the history of the job, not of a run with the same number', async () => {
    await openAfterChanges('/monitor/job/1/show')
    const trail = within(await screen.findByRole('region', { name: 'Who did what' }))
    await trail.findByText('monitor:job:run')
    act(() => {
      window.location.hash = '/job/log/1/show'
    })
    await screen.findByRole('heading', { name: /^Run / })
    expect(screen.queryByRole('region', { name: 'Who did what' })).toBeNull()
  })
})

describe('the history of a merchant', () => {
  it('says who changed its fee, from what to what, and why it was frozen', async () => {
    let id = ''
    const { user } = await renderApp({
      at: '/store/user?filter={"nick":"Corner"}',
      given: async ({ fetch, insert, logIn }) => {
        id = await insert(aMerchant({ nick: 'Corner', chargeFee: '1' }))
        const Authorization = `Bearer ${await logIn('admin')}`
        const headers = { Authorization, 'Content-Type': 'application/json' }
        const ask = async (method: string, path: string, body?: object) => {
          const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
          const answer = await fetch(new Request(`http://sandbox/store/user${path}`, sent))
          return (await answer.json()) as { code: number; data: { updateTime: string } }
        }
        const { data } = await ask('GET', `/${id}`)
        const { updateTime } = data
        expect(await ask('PUT', '', { id, updateTime, chargeFee: '1.75' })).toMatchObject({
          code: 200,
        })
      },
    })
    await user.click(await screen.findByRole('switch', { name: /Corner$/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Freeze' }))
    expect(await dialog.findByText(/Reason.*required|required/i)).toBeVisible()
    expect(sentTo('PUT')).toEqual([])
    await user.type(dialog.getByLabelText(/Reason/), 'asked by the police')
    await user.click(dialog.getByRole('button', { name: 'Freeze' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo('PUT').map(({ body }) => body)).toMatchObject([{ reason: 'asked by the police' }])

    act(() => {
      window.location.hash = `/store/user/${id}/show`
    })
    const trail = within(await screen.findByRole('region', { name: 'Who did what' }))
    const frozen = await trail.findByRole('row', { name: /store:user:freeze/ })
    expect(frozen).toHaveTextContent(/admin.*Status: .+ → .+Reason: asked by the police$/)
    expect(trail.getByRole('row', { name: /store:user:edit/ })).toHaveTextContent(
      /admin.*Deposit fee: 1.* → 1\.75/,
    )
  })
})
