import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Language } from '@/engine/config'
import type { Gateway } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import { knownSecondPassword } from '@/sandbox'
import type { TestSandbox } from '@/sandbox/forTests'
import type { ScenarioName } from '@/sandbox/trade/scenarios'
import { aDeposit, aWithdrawal } from '@/tests/support/records'
import { keepDraft } from '@/engine/form/drafts'
import { withFiles } from '@/tests/support/files/browserFiles'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { importAgain } from '@/tests/support/importAgain'
import { renderApp } from '@/tests/support/renderApp'

const gateway = createPageGateway({ language: 'en-US' })

vi.mock('@/engine/ui/reloadPage', () => ({ reloadPage: vi.fn<() => void>() }))

const path = '/store/storeDraw'
const address = 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82'

type Opening = {
  action?: 'Pass' | 'Reject' | '通过'
  language?: Language
  scenario?: ScenarioName
  /** Whether the decision is made on the record's page, not in the list. */
  isOnPage?: boolean
  gateway?: Gateway
}

/** The dialog over a withdrawal of 10 less a fee of 1.5, which the store may import again. */
async function openDecision({ action = 'Pass', isOnPage, ...options }: Opening = {}) {
  withFiles()
  let id = ''
  const app = await renderApp({
    ...options,
    given: async ({ db, insert }) => {
      await db.query('update st_store set balance = 1000000, withdrawal_fee = 1.5 where id = 1')
      const wanted = { address, totalU: '10', fee: '1.5', estimateTotalU: '8.5', store: '1' }
      id = await insert(aWithdrawal({ ...wanted, createTime: '2026-06-30 12:00:00' }))
    },
    at: async () => (isOnPage ? `${path}/${id}/show` : path),
  })
  const name = isOnPage ? action : new RegExp(`^${action}.*${id}$`)
  await app.user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  const password = await dialog.findByLabelText(/Second password|二级密码/)
  const sign = () => app.user.type(password, `${knownSecondPassword}{Enter}`)
  const sent = () => sentTo('PUT', new RegExp(`^${path}/(pass|reject)/${id}$`))
  return { ...app, id, dialog, password, sign, sent }
}

/** The store imports the withdrawal again, with another amount. */
async function importAs({ fetch, logIn }: TestSandbox, totalU: string) {
  const row = { address, totalU, walletName: 'Main wallet' }
  await importAgain({ fetch }, await logIn('store'), row)
}

async function booked({ db }: TestSandbox, id: string) {
  const bills = await db.query(
    'select trim_scale(-change_amount)::text as paid from st_bill where draw_id = $1',
    [id],
  )
  return bills.map(({ paid }) => paid)
}

type Dialog = Awaited<ReturnType<typeof openDecision>>['dialog']

/** Field, shown value, present value. */
const compared = (dialog: Dialog) =>
  within(dialog.getByRole('alert'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent))

const asShown = { address, totalU: '10', fee: '1.5', estimateTotalU: '8.5', status: '1' }

const moves = [
  ['Net amount', '8.5 USDT', '89,998.5 USDT'],
  ['Amount', '10 USDT', '90,000 USDT'],
]

describe('a decision whose facts changed after they were shown', () => {
  it.each([{}, { isOnPage: true }])(
    'is not sent: old and new are side by side, and it needs the second password again, opened by %j',
    async (how) => {
      const { dialog, sandbox, id, sign, sent, password } = await openDecision(how)
      await importAs(sandbox, '90000')
      await sign()
      expect(await dialog.findByText(/changed since it was shown here/)).toBeVisible()
      expect(compared(dialog)).toEqual(moves)
      expect(dialog.getByRole('alert')).toHaveFocus()
      expect(dialog.getAllByRole('definition')[1]).toHaveTextContent('89,998.5 USDT')
      expect(password).toHaveValue('')
      expect(sent()).toEqual([])
      expect(await booked(sandbox, id)).toEqual([])

      expect(dialog.getByRole('button', { name: 'Pass with the new values' })).toBeEnabled()
      await sign()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(sent()).toHaveLength(1)
      expect(sent()[0]?.headers.get('If-Match')).toMatch(/^"\d+"$/)
      expect(await booked(sandbox, id)).toEqual(['90000'])
    },
  )

  it('keeps the typed reason', async () => {
    const { dialog, sandbox, sign, sent, user } = await openDecision({ action: 'Reject' })
    await user.type(dialog.getByLabelText(/Reason/), 'unknown wallet')
    await importAs(sandbox, '90000')
    await sign()
    await dialog.findByText(/changed since it was shown here/)
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('unknown wallet')
    expect(sent()).toEqual([])
  })

  it.each([
    ['en-US', 'Pass', /You can no longer pass/, ['Status', 'Applying', 'Rejected'], 'Close'],
    ['zh-CN', '通过', /已无法通过提现/, ['状态', '申请中', '已驳回'], '关闭'],
  ] as const)(
    'is closed where the action is no longer possible, in %s: what moved stands side by side, and nothing can be typed',
    async (language, action, title, row, close) => {
      const { dialog, sandbox, id, sign, sent } = await openDecision({ action, language })
      await sandbox.db.query(`update st_store_draw set status = '3' where id = $1`, [id])
      await sign()
      expect(await dialog.findByText(title)).toBe(dialog.getByRole('heading'))
      expect(compared(dialog)).toEqual([row])
      expect(dialog.getByRole('alert')).toHaveFocus()
      expect(dialog.queryByLabelText(/Second password|二级密码/)).toBeNull()
      expect(dialog.getAllByRole('button').at(-1)).toHaveTextContent(close)
      expect(dialog.queryByRole('button', { name: action })).toBeNull()
      expect(sent()).toEqual([])
    },
  )

  it('shows the changes in Chinese', async () => {
    const opened = await openDecision({ action: '通过', language: 'zh-CN' })
    await importAs(opened.sandbox, '90000')
    await opened.sign()
    await opened.dialog.findByText(/在显示之后发生了变化/)
    expect(compared(opened.dialog)).toEqual([
      [expect.any(String), '8.5 USDT', '89,998.5 USDT'],
      [expect.any(String), '10 USDT', '90,000 USDT'],
    ])
    expect(opened.dialog.getByRole('button', { name: '按新内容通过' })).toBeEnabled()
  })

  it('is refused by the gateway when they changed after the last reading: the changes are shown, and the key is new', async () => {
    const { dialog, sandbox, id, sign, sent } = await openDecision()
    let isFirst = true
    server.use(
      http.put(`*${path}/pass/${id}`, async () => {
        if (isFirst) await importAs(sandbox, '90000')
        isFirst = false
        // continues to the sandbox
      }),
    )
    await sign()
    await dialog.findByText(/changed since it was shown here/)
    expect(compared(dialog)).toEqual(moves)
    expect(await booked(sandbox, id)).toEqual([])
    await sign()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await booked(sandbox, id)).toEqual(['90000'])
    const [first, second] = sent().map(({ headers }) => headers)
    for (const name of ['Idempotency-Key', 'If-Match'])
      expect(first?.get(name)).not.toBe(second?.get(name))
  })

  it('sends its facts if the gateway has no versions', async () => {
    const { dialog, sandbox, id, sign, sent } = await openDecision()
    server.use(
      http.get(`*${path}/${id}`, async ({ request }) => {
        const answer = await sandbox.fetch(
          new Request(request.url.replace('/prod-api', ''), request),
        )
        return HttpResponse.json(await answer.json())
      }),
      http.put(`*${path}/pass/${id}`, () => importAs(sandbox, '90000'), { once: true }),
    )
    await sign()
    await dialog.findByText(/changed since it was shown here/)
    expect(sent()[0]?.body).toEqual({ expect: asShown, secondPwd: knownSecondPassword })
    expect(sent()[0]?.headers.get('If-Match')).toBeNull()
    expect(await booked(sandbox, id)).toEqual([])
  })

  it('is stopped by the last reading, while a stock gateway gets no facts', async () => {
    const { dialog, sandbox, id, sign, sent } = await openDecision({ scenario: 'ruoyi' })
    await importAs(sandbox, '90000')
    await sign()
    await dialog.findByText(/changed since it was shown here/)
    expect(compared(dialog)).toEqual(moves)
    expect(sent()).toEqual([])
    await sign()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()[0]?.body).toEqual({ secondPwd: knownSecondPassword })
    expect(sent()[0]?.headers.get('If-Match')).toBeNull()
    expect(await booked(sandbox, id)).toEqual(['90000'])
  })

  it('keeps its facts while the dialog is open and other parts are read again', async () => {
    const signedInElsewhere: (() => void)[] = []
    vi.spyOn(gateway.session, 'subscribeTabs').mockImplementation((told) => {
      signedInElsewhere.push(told)
      return () => {}
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const { dialog, sandbox, id } = await openDecision({ gateway })
    await importAs(sandbox, '90000')
    const before = sentTo('GET', `${path}/list`).length
    act(() => signedInElsewhere.forEach((tell) => tell()))
    await waitFor(() => expect(sentTo('GET', `${path}/list`).length).toBeGreaterThan(before))
    expect(sentTo('GET', `${path}/${id}`)).toHaveLength(1)
    expect(dialog.getAllByRole('definition')[1]).toHaveTextContent('8.5 USDT')
  })

  it('is not sent again after a missing answer', async () => {
    const { dialog, sandbox, id, sign, sent, user } = await openDecision()
    server.use(http.put(`*${path}/pass/${id}`, () => HttpResponse.error(), { once: true }))
    await sign()
    await dialog.findByText(/may still take effect/)
    await importAs(sandbox, '90000')
    await user.click(dialog.getByRole('button', { name: 'Send again' }))
    expect(await dialog.findByText(/An earlier attempt got no answer/)).toBeVisible()
    expect(compared(dialog)).toEqual(moves)
    expect(sent()).toHaveLength(1)
    await sign()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, second] = sent().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(second).not.toBe(first)
    expect(await booked(sandbox, id)).toEqual(['90000'])
  })
})

describe('a decision that goes on after a new login', () => {
  it('shows the changes since its reason was typed', async () => {
    let id = ''
    const { user } = await renderApp({
      at: path,
      given: async ({ insert }) => {
        const now = { totalU: '90000', fee: '1.5', estimateTotalU: '89998.5' }
        id = await insert(aWithdrawal({ address, ...now }))
        keepDraft({
          userId: '1',
          path,
          form: `withdrawal/${id}/reject`,
          values: { reason: 'unknown wallet' },
          before: { reason: '' },
          facts: asShown,
        })
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Go on' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByLabelText(/Reason/)).toHaveValue('unknown wallet')
    expect(compared(dialog)).toEqual(moves.toReversed())
    expect(dialog.getByRole('button', { name: 'Reject with the new values' })).toBeEnabled()
  })

  it('keeps the facts of its dialog with the input', async () => {
    const { dialog, user, id, sign } = await openDecision({ action: 'Reject' })
    await user.type(dialog.getByLabelText(/Reason/), 'unknown wallet')
    const expired = { code: 401, msg: 'The session is over' }
    server.use(http.put(`*${path}/reject/${id}`, () => HttpResponse.json(expired)))
    await sign()
    await user.click(await screen.findByRole('button', { name: 'Log in again' }))
    await waitFor(() => expect(sessionStorage.getItem('drafts')).toContain('unknown wallet'))
    const [draft] = JSON.parse(sessionStorage.getItem('drafts') ?? '[]') as { facts: unknown }[]
    expect(draft?.facts).toEqual(asShown)
  })
})

describe('one action on many records', () => {
  it('leaves out those whose facts changed, and counts them apart with the reason', async () => {
    const ids: string[] = []
    const { user, sandbox } = await renderApp({
      at: '/api/apiRecharge',
      given: async ({ insert }) => {
        for (const mchOrderNo of ['M-1', 'M-2', 'M-3']) {
          const order = { status: '4', realBuyNum: '8.5', mchOrderNo } as const
          ids.push(await insert(aDeposit({ ...order, createTime: '2026-06-30 12:00:00' })))
        }
      },
    })
    for (const name of ['M-1', 'M-2', 'M-3'])
      await user.click(await screen.findByRole('checkbox', { name: `Select deposit ${name}` }))
    const bar = within(screen.getByRole('region', { name: 'Selected records' }))
    await user.click(bar.getByRole('button', { name: 'Notify again' }))
    const dialog = within(await screen.findByRole('dialog'))
    const set = (change: string, id?: string) =>
      sandbox.db.query(`update api_recharge set ${change} where id = $1`, [id])
    await set('real_buy_num = 90000', ids[1])
    await set(`status = '3'`, ids[2])
    await user.click(dialog.getByRole('button', { name: 'Notify again' }))
    const sum = '1 of 3 done; 1 not done because the record has changed'
    expect(await dialog.findByText(sum)).toBeVisible()
    const rows = within(dialog.getByRole('table', { name: 'Results' })).getAllByRole('row')
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      'M-1Done',
      'M-2Not done, the record has changed: Received: 8.5 USDT → 90,000 USDT',
      expect.stringMatching(/^M-3Not sent: Status: /),
    ])
    expect(sentTo('PUT').map((call) => call.path)).toEqual([`/api/apiRecharge/notify/${ids[0]}`])

    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await user.click(bar.getByRole('button', { name: 'Notify again' }))
    const again = within(await screen.findByRole('dialog'))
    await user.click(again.getByRole('button', { name: 'Notify again' }))
    expect(await again.findByText('1 of 2 done')).toBeVisible()
  })
})

describe('the history of a withdrawal that was imported again', () => {
  it('shows on its page who changed what, from what to what', async () => {
    const { sandbox, id, dialog, user } = await openDecision()
    await importAs(sandbox, '90000')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    window.location.hash = `${path}/${id}/show`
    const trail = within(await screen.findByRole('region', { name: 'Who did what' }))
    const row = (await trail.findByText('store:storeDraw:import')).closest('tr')
    expect(row).toHaveTextContent('store')
    expect(row).toHaveTextContent('Amount: 10 USDT → 90,000 USDT')
    expect(row).toHaveTextContent('Net amount: 8.5 USDT → 89,998.5 USDT')
  })
})
