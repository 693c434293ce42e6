import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { unguard } from '@/engine/values/formulaGuard'
import { type TestSandbox } from '@/sandbox/forTests'
import { aBill, aDeposit, aWithdrawal } from '@/tests/support/records'
import { bytesOf, catchDownloads, downloaded, livingWorkers } from '@/tests/support/files/downloads'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { readCsv } from '@/tests/support/files/readCsv'
import { readWorkbook, type SheetCell } from '@/tests/support/files/readWorkbook'
import { renderApp } from '@/tests/support/renderApp'

catchDownloads()

/** The dialog's code loads when it first opens, on a busy machine. */
const patient = { timeout: 10_000 }

const bills = '/store/bill'
const sent = () => sentTo('GET', `${bills}/list`).filter(({ query }) => query['pageSize'] !== '20')

type Opened = Awaited<ReturnType<typeof renderApp>>

async function openDialog({ user }: Opened, name = 'Export') {
  await user.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', {}, patient))
}

type Dialog = Awaited<ReturnType<typeof openDialog>>

async function start({ user }: Opened, dialog: Dialog, format = /^CSV/) {
  await user.click(dialog.getByRole('radio', { name: format }))
  await user.click(dialog.getByRole('button', { name: 'Export' }))
}

/** Limits the rows that the gateway gives at once, and does something before it answers a page. */
function paged(sandbox: TestSandbox, rows: number, before: (page: number) => unknown = () => {}) {
  server.use(
    http.get(`*${bills}/list`, async ({ request }) => {
      const url = new URL(request.url.replace('/prod-api', ''))
      if (url.searchParams.get('pageSize') === '20') return undefined
      const answer = await before(Number(url.searchParams.get('pageNum')))
      if (answer instanceof Response) return answer
      url.searchParams.set('pageSize', String(rows))
      return sandbox.fetch(new Request(url, { headers: request.headers }))
    }),
  )
}

async function csvOf(index = 0) {
  const file = downloaded()[index]?.file
  if (!file) throw new Error('nothing was downloaded')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(file))
  expect(text.startsWith('\uFEFF')).toBe(true)
  const lines = readCsv(text.slice(1))
  const end = lines.findIndex((line) => line.length === 1 && line[0] === '')
  const [head = [], ...rows] = lines.slice(0, end)
  return { head, rows: rows.map((row) => row.map(unguard)), footer: lines.slice(end + 1) }
}

describe('§8 the question', () => {
  it('is asked before anything is sent, and shows what will be exported', async () => {
    const app = await renderApp({
      at: `${bills}?filter={"type":["1","3"],"store":"2","createTime":{"from":"2020-01-01"}}&sort=changeAmount&order=ASC`,
    })
    await screen.findByText(/in total$/)
    const dialog = await openDialog(app)
    expect(dialog.getByRole('heading').textContent).toBe('Are you sure to export the bills?')
    expect(
      await dialog.findByText(/^Store: .*; Type: Withdrawal, API payment; /, {}, patient),
    ).toHaveTextContent('2020-01-01 to …')
    expect(dialog.getByText('Change, ascending')).toBeVisible()
    expect(dialog.getByRole('radio', { name: /^Workbook/ })).toBeChecked()
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toEqual([])
    expect(sentTo('GET', `${bills}/export`)).toEqual([])
    expect(downloaded()).toEqual([])
  })

  it('is not offered without the permission', async () => {
    await renderApp({ at: bills, as: 'tri' })
    await screen.findByText('500 in total')
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  })
})

describe('an export made in the browser', () => {
  it('has the rows of the filter and order, page by page, in the columns and words in view', async () => {
    const app = await renderApp({
      at: `${bills}?filter={"type":["1","2"]}&sort=changeAmount&order=DESC&columns=store,type,changeAmount,createTime`,
    })
    paged(app.sandbox, 100)
    await screen.findByText(/in total$/)
    const dialog = await openDialog(app)
    await start(app, dialog)
    expect(
      await dialog.findByText(/rows; count and totals match the gateway/, {}, patient),
    ).toHaveTextContent('count and totals match the gateway')
    const expected = await app.sandbox.db.query(
      `select nick, case type when '1' then 'Withdrawal' else 'Deposit' end as type,
         trim_scale(change_amount)::text as amount,
         to_char(b.create_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as time
       from st_bill b join st_store s on s.id = b.store_id
       where type in ('1', '2') order by change_amount desc, b.id desc`,
    )
    const { head, rows, footer } = await csvOf()
    expect(head).toEqual(['Store', 'Type', 'Change (USDT)', 'Booked at (UTC+8)'])
    expect(rows).toEqual(expected.map((row) => Object.values(row)))
    expect(Object.fromEntries(footer)).toMatchObject({
      'Exported from': 'Wattdesk · Bills',
      Filter: 'Type: Withdrawal, Deposit',
      Order: 'Change, descending',
      'Time zone': 'UTC+8',
      'Exported by': 'admin',
      'Exported at': expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \(UTC\+8\)$/),
      Rows: String(expected.length),
    })
    expect(downloaded()[0]?.name).toMatch(/^bills-\d{8}-\d{4}\.csv$/)
    const pages = Math.ceil(expected.length / 100)
    expect(sent().map(({ query }) => query['pageNum'])).toEqual(
      Array.from({ length: pages }, (_page, index) => String(index + 1)),
    )
    for (const { query } of sent())
      expect(query).toMatchObject({ type: '1,2', orderByColumn: 'changeAmount', isAsc: 'desc' })
    expect(livingWorkers()).toBe(0)
  })

  it('G18: as a workbook has every declared column, exact, and no secret', async () => {
    const app = await renderApp({
      at: '/api/apiRecharge?filter={"mchOrderNo":"=HOSTILE"}',
      given: ({ insert }) =>
        insert(
          aDeposit({
            mchOrderNo: '=HOSTILE',
            status: '01',
            fee: '0.123456789012345678',
            buyNum: '-12.5',
            extendInfo: '@SUM(1)\r\n_x0041_',
          }),
        ),
    })
    await screen.findByText('1 in total')
    const dialog = await openDialog(app)
    await app.user.click(dialog.getByRole('radio', { name: 'All 19' }))
    await start(app, dialog, /^Workbook/)
    await dialog.findByText(/^1 rows/, {}, patient)
    const [download] = downloaded()
    expect(download?.name).toMatch(/^deposits-\d{8}-\d{4}\.xlsx$/)
    const [head = [], row = []] = readWorkbook(await bytesOf(download!.file))
    const named = new Map(head.map((cell, index) => [textOf(cell), row[index]]))
    expect(head).toHaveLength(19)
    expect(named.get('No.')).toEqual({ text: expect.stringMatching(/^\d+$/) })
    expect(named.get('Merchant order')).toEqual({ text: '=HOSTILE' })
    expect(named.get('Status')).toEqual({ text: 'Not yet received' })
    expect(named.get('Fee (USDT)')).toEqual({ text: '0.123456789012345678' })
    expect(named.get('Amount (CNY)')).toEqual({ number: '-12.5' })
    expect(named.get('Extra information')).toEqual({ text: '@SUM(1)\r\n_x0041_' })
  })

  it('of a page with a scope has the rows of that scope', async () => {
    const app = await renderApp({ at: '/dict/type/data/1' })
    const [, shown = ''] = /^(\d+) in total/.exec(
      (await screen.findByText(/in total$/, {}, patient)).textContent ?? '',
    ) as readonly string[]
    const dialog = await openDialog(app)
    await start(app, dialog)
    await dialog.findByText(new RegExp(`^${shown} rows; the count matches`), {}, patient)
    const first = sentTo('GET', '/system/dict/data/list').find(
      ({ query }) => query['pageSize'] === '1000',
    )
    expect(first?.query['dictType']).toMatch(/^\w+$/)
    expect((await csvOf()).rows).toHaveLength(Number(shown))
  })

  it('words small tables, lists, flags and the codes of the gateway’s dictionaries', async () => {
    const app = await renderApp({ at: '/store/user' })
    await screen.findByText(/in total$/)
    const dialog = await openDialog(app)
    await app.user.click(dialog.getByRole('radio', { name: /^All/ }))
    await start(app, dialog)
    await dialog.findByText(/rows; the count matches/, {}, patient)
    const { head, rows } = await csvOf()
    expect(head.join()).not.toMatch(/secret|private/i)
    const column = (name: string) => new Set(rows.map((row) => row[head.indexOf(name)]))
    expect([...column('API withdrawal')].toSorted()).toEqual(['No', 'Yes'])
    expect([...column('Gender')].every((text) => !/^\d$/.test(text ?? ''))).toBe(true)
    expect([...column('Store')].every((text) => !/^\d+$/.test(text ?? ''))).toBe(true)
  })

  it('G17: shows its progress, and stops at once when it is cancelled', async () => {
    const app = await renderApp({ at: bills })
    let release = () => {}
    paged(app.sandbox, 200, (page) =>
      page < 3 ? undefined : new Promise<void>((resolve) => (release = resolve)),
    )
    await screen.findByText('500 in total')
    const dialog = await openDialog(app)
    await start(app, dialog)
    expect(await dialog.findByText('400 of 500 rows', {}, patient)).toBeVisible()
    expect(dialog.getByRole('progressbar', { name: 'Export' })).toHaveValue(400)
    expect(dialog.getByRole('progressbar')).toHaveAttribute('max', '500')
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(dialog.getByText('Cancelled. Nothing was downloaded.')).toBeVisible()
    expect(livingWorkers()).toBe(0)
    release()
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(downloaded()).toEqual([])
    expect(sent()).toHaveLength(3)
  })
})

describe('records that change meanwhile', () => {
  const moving = async (change: (sandbox: TestSandbox) => unknown) => {
    const app = await renderApp({ at: `${bills}?sort=createTime&order=DESC` })
    let isFirst = true
    paged(app.sandbox, 200, async (page) => {
      if (page !== 2 || !isFirst) return
      isFirst = false
      await change(app.sandbox)
    })
    await screen.findByText('500 in total')
    const dialog = await openDialog(app)
    await start(app, dialog)
    const alert = await dialog.findByRole('alert', {}, patient)
    expect(dialog.getByRole('heading')).toHaveTextContent('The records changed during the export')
    expect(downloaded()).toEqual([])
    expect(livingWorkers()).toBe(0)
    return { app, dialog, alert }
  }
  const newest = 'order by create_time desc, id desc limit 1'

  it('are reported when one came, and the export can be repeated', async () => {
    const { app, dialog, alert } = await moving(({ insert }) =>
      insert(aBill({ createTime: '2099-01-01 00:00:00' })),
    )
    expect(alert).toHaveTextContent('New rows: 1.')
    expect(alert).toHaveTextContent('Rows that came twice: 1.')
    await app.user.click(dialog.getByRole('button', { name: 'Export again' }))
    expect(await dialog.findByText(/^501 rows/, {}, patient)).toBeVisible()
    expect((await csvOf()).rows).toHaveLength(501)
  })

  it('are reported when one went', async () => {
    const { alert } = await moving(({ db }) =>
      db.query(`delete from st_bill where id = (select id from st_bill ${newest})`),
    )
    expect(alert).toHaveTextContent('Rows removed: 1.')
  })

  it('are reported when as many came as went', async () => {
    const { alert } = await moving(async ({ db, insert }) => {
      await db.query(`delete from st_bill where id = (select min(id) from st_bill)`)
      await insert(aBill({ createTime: '2099-01-01 00:00:00' }))
    })
    expect(alert).toHaveTextContent('Rows that came twice: 1.')
  })

  it('are reported by their sums when no count shows it', async () => {
    const { alert } = await moving(async ({ db, insert }) => {
      await db.query(`delete from st_bill where id = (select id from st_bill ${newest})`)
      await insert(
        aBill({ createTime: '2000-01-01 00:00:00', changeAmount: '0.000000000000000001' }),
      )
    })
    expect(alert).toHaveTextContent('the totals no longer match the gateway')
  })
})

describe('an export that fails', () => {
  it('midway says why, downloads nothing, and can be repeated', async () => {
    const app = await renderApp({ at: bills })
    let isBroken = true
    paged(app.sandbox, 200, (page) =>
      page === 3 && isBroken
        ? HttpResponse.json({ code: 500, msg: 'The database is resting' })
        : undefined,
    )
    await screen.findByText('500 in total')
    const dialog = await openDialog(app)
    await start(app, dialog)
    expect(await dialog.findByRole('alert', {}, patient)).toHaveTextContent(
      'The database is resting Nothing was downloaded.',
    )
    expect(downloaded()).toEqual([])
    isBroken = false
    await app.user.click(dialog.getByRole('button', { name: 'Export again' }))
    await dialog.findByText(/^500 rows/, {}, patient)
    expect(downloaded()).toHaveLength(1)
  })

  it('for want of a permission says so', async () => {
    const app = await renderApp({ at: bills })
    server.use(
      http.get(`*${bills}/export`, () => HttpResponse.json({ code: 403, msg: 'no' })),
      http.get('*/store/store/list', () => HttpResponse.json({ code: 403, msg: 'no' })),
    )
    await screen.findByText('500 in total')
    const dialog = await openDialog(app)
    await start(app, dialog)
    const forbidden = 'The current operation has no permission'
    expect(await dialog.findByRole('alert', {}, patient)).toHaveTextContent(forbidden)
    await app.user.click(dialog.getByRole('button', { name: 'Close' }))
    const again = await openDialog(app)
    await start(app, again, /^The gateway/)
    expect(await again.findByRole('alert', {}, patient)).toHaveTextContent(forbidden)
    expect(downloaded()).toEqual([])
  })

  it('with a text too long for a cell offers CSV', async () => {
    const app = await renderApp({
      at: '/api/apiRecharge?filter={"mchOrderNo":"LONG"}',
      given: ({ insert }) =>
        insert(aDeposit({ mchOrderNo: 'LONG', extendInfo: 'x'.repeat(40_000) })),
    })
    await screen.findByText('1 in total')
    const dialog = await openDialog(app)
    await app.user.click(dialog.getByRole('radio', { name: 'All 19' }))
    await start(app, dialog, /^Workbook/)
    expect(await dialog.findByRole('alert', {}, patient)).toHaveTextContent('Choose CSV')
    expect(downloaded()).toEqual([])
  })
})

describe('§7 the gateway’s own file', () => {
  it('is asked for with the list’s filter and order, and fetched once by its name', async () => {
    const app = await renderApp({
      at: '/store/storeDraw?filter={"walletName":"Mine"}&sort=totalU&order=ASC',
      given: ({ insert }) => insert(aWithdrawal({ walletName: 'Mine', totalU: '7.123456' })),
    })
    await screen.findByText('1 in total')
    const dialog = await openDialog(app)
    await start(app, dialog, /^The gateway/)
    await dialog.findByText('The gateway’s file was downloaded unchanged.', {}, patient)
    const [asked] = sentTo('GET', '/store/storeDraw/export')
    expect(asked?.query).toEqual({
      walletName: 'Mine',
      orderByColumn: 'totalU',
      isAsc: 'asc',
      pageNum: '1',
      pageSize: '1000000',
    })
    const fetched = sentTo('GET', '/common/download')
    expect(fetched).toHaveLength(1)
    expect(fetched[0]?.query).toMatchObject({ delete: 'true' })
    const [download] = downloaded()
    expect(download?.name).toMatch(/^withdrawals-\d{8}-\d{4}\.xlsx$/)
    // the contract tests its content
    expect(new TextDecoder().decode(await bytesOf(download!.file)).slice(0, 2)).toBe('PK')
  })
})

function textOf(cell: SheetCell): string {
  return cell !== null && 'text' in cell ? cell.text : ''
}
