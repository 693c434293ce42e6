import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { knownSecondPassword } from '@/sandbox'
// loads the code that the portal fetches late
import '@/engine/files/imports/ImportDialog'
import { withFiles } from '@/tests/support/files/browserFiles'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { readCsv } from '@/tests/support/files/readCsv'
import { address, renderApp } from '@/tests/support/renderApp'
import { compoundFile, workbook } from '@/tests/support/files/workbook'

const path = '/store/storeDraw'
const call = `${path}/importData`
const wallet = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const rows = [
  ['Address', 'Amount', 'Wallet'],
  [wallet, '10.5', 'Cold'],
  [wallet, '7', 'Hot'],
]

const xlsx = (cells: (string | number)[][], name = 'march.xlsx') =>
  new File([workbook(cells)], name)

async function openImport({ language = 'en-US' as 'en-US' | 'zh-CN' } = {}) {
  const saved = withFiles()
  const app = await renderApp({ as: 'store', at: path, language })
  const [opener, title] =
    language === 'en-US' ? ['Import', 'Import: Withdrawals'] : ['导入', '导入：提现']
  await app.user.click(await screen.findByRole('button', { name: opener }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const choose = async (...files: File[]) => {
    const input = dialog.getByLabelText(/Choose|选择文件/)
    await userEvent.setup({ applyAccept: false }).upload(input, files)
  }
  const send = async (name: string | RegExp = /^Import/, pwd = knownSecondPassword) => {
    await app.user.type(dialog.getByLabelText(/Second password/), pwd)
    await app.user.click(dialog.getByRole('button', { name }))
  }
  return { ...app, dialog, choose, send, saved }
}

const lines = (dialog: { getAllByRole: (role: string) => HTMLElement[] }) =>
  dialog.getAllByRole('listitem').map((line) => line.textContent)

describe('an import', () => {
  it('shows what it will send, sends it once in parts, and shows the outcome of each row', async () => {
    const { dialog, choose, send, user } = await openImport()
    await choose(xlsx(rows))
    const table = within(await dialog.findByRole('table', { name: 'The first rows of march.xlsx' }))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'RowAddressread as AddressAmountread as AmountWalletread as Wallet',
      `2${wallet}10.5Cold`,
      `3${wallet}7Hot`,
    ])
    expect(sentTo('POST', call)).toEqual([])
    await user.click(dialog.getByRole('checkbox', { name: /Update records/ }))
    await send('Import 2 rows')
    expect(await dialog.findByText('Import succeeded')).toBeVisible()
    expect(lines(dialog)).toEqual([
      'Import succeeded: 2 rows.',
      '1. withdrawal 201',
      '2. withdrawal 202',
    ])
    expect(sentTo('POST', call)).toHaveLength(1)
    const [{ query, headers, body }] = sentTo('POST', call) as [ReturnType<typeof sentTo>[number]]
    const parts = [...(body as FormData)].map(([name, part]) =>
      typeof part === 'string' ? [name, part] : [name, part.name, part.size],
    )
    expect(parts).toEqual([
      ['file', 'march.xlsx', workbook(rows).length],
      ['secondPwd', knownSecondPassword],
    ])
    expect(query).toEqual({ updateSupport: '1' })
    expect(headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
    expect(headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/)
    expect(dialog.queryByRole('button', { name: /^Import/ })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(await screen.findAllByText('Cold')).not.toHaveLength(0)
  })

  it('that the gateway refuses keeps the file, and shows the refusal as text', async () => {
    const { dialog, choose, send, user } = await openImport()
    await choose(xlsx(rows))
    await dialog.findByRole('table')
    await user.click(dialog.getByRole('checkbox', { name: /Update records/ }))
    const msg = '2 rows are wrong:<br/>Row 2: <img src=x onerror=alert(1)><br/>Row 3: no'
    server.use(http.post(`*${call}`, () => HttpResponse.json({ code: 500, msg }), { once: true }))
    await send()
    expect(await dialog.findByText('Import failed')).toBeVisible()
    expect(lines(dialog)).toEqual([
      '2 rows are wrong:',
      'Row 2: <img src=x onerror=alert(1)>',
      'Row 3: no',
    ])
    expect(document.querySelector('img[src="x"]')).toBeNull()
    const password = dialog.getByLabelText(/Second password/)
    expect(password).toHaveValue('')
    await waitFor(() => expect(password).toHaveAccessibleDescription(/The password is not stored/))
    expect(password).toHaveFocus()
    expect(dialog.getByRole('checkbox', { name: /Update records/ })).toBeChecked()
    await send()
    expect(await dialog.findByText('Import succeeded')).toBeVisible()
    const [first, second] = sentTo('POST', call)
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'))
  })

  it('refuses only what the gateway refuses: two amounts for one wallet are two withdrawals', async () => {
    const { dialog, choose, send } = await openImport()
    await choose(xlsx([...rows, [wallet, '8', 'Hot'], [wallet, '7.00', 'Hot']]))
    await dialog.findByText(/1 row would be refused/)
    expect(lines(dialog)).toEqual([
      'Row 5, Address + Amount + Wallet: Row 3 already has the same value.',
    ])
    await choose(xlsx([...rows, [wallet, '8', 'Hot']]))
    await dialog.findByText(/3 rows, no problems/)
    await send('Import 3 rows')
    expect(await dialog.findByText('Import succeeded')).toBeVisible()
  })

  it('without an answer is unknown, and cannot be sent again', async () => {
    const { dialog, choose, send } = await openImport()
    await choose(xlsx(rows))
    await dialog.findByRole('table')
    server.use(http.post(`*${call}`, () => HttpResponse.error()))
    await send()
    expect(await dialog.findByText(/not known whether the file was imported/)).toBeVisible()
    expect(dialog.queryByRole('button', { name: /^Import/ })).toBeNull()
    expect(sentTo('POST', call)).toHaveLength(1)
  })

  it('of an .xls is sent unread, and says so', async () => {
    const { dialog, choose, send } = await openImport()
    await choose(new File([compoundFile(['Workbook'])], 'old.xls'))
    expect(await dialog.findByText(/sent as it is, without a preview/)).toBeVisible()
    await send('Import')
    expect(await dialog.findByText('Import failed')).toBeVisible()
    expect(sentTo('POST', call)).toHaveLength(1)
  })
})

it('E9: a chosen file asks once, by Escape, by the address and by a reload; Cancel asks nothing', async () => {
  const { dialog, choose, user } = await openImport()
  const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const asked = async () =>
    within(await screen.findByRole('dialog', { name: 'Leave without importing?' }))
  const isOver = () =>
    waitFor(() => expect(screen.queryByText('Leave without importing?')).toBeNull())
  expect(isWarned()).toBe(false)
  await choose(xlsx(rows))
  await dialog.findByRole('table')
  expect(isWarned()).toBe(true)
  await user.keyboard('{Escape}')
  await user.click((await asked()).getByRole('button', { name: 'Stay' }))
  await isOver()
  window.location.hash = '/store/bill'
  await user.click((await asked()).getByRole('button', { name: 'Stay' }))
  await isOver()
  expect(address()).toMatch(/^\/store\/storeDraw/)
  expect(dialog.getByRole('table', { name: 'The first rows of march.xlsx' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(isWarned()).toBe(false)
  expect(sentTo('POST', call)).toEqual([])
})

describe('a file that is refused', () => {
  it('shows the reason in place of the previous one, and sends nothing', async () => {
    const { dialog, choose } = await openImport()
    const button = () => dialog.getByRole('button', { name: /^Import/ })
    for (const [file, reason] of [
      [new File([], 'empty.xlsx'), /zero bytes/],
      [new File(['a,b'], 'list.csv'), 'Only xls and xlsx files are accepted'],
      [new File(['a,b'], 'list.xlsx'), /a text, such as CSV/],
      [
        new File([workbook(rows, [{ name: 'xl/vbaProject.bin', content: 'x' }])], 'a.xlsx'),
        /macros or controls/,
      ],
      [xlsx([['Address', 'Amount', 'Wallet']]), /no rows below the headings/],
    ] as const) {
      await choose(file)
      expect(await dialog.findByText(reason)).toBeVisible()
      expect(dialog.getAllByRole('alert')).toHaveLength(1)
      expect(button()).toBeDisabled()
    }
    const box = dialog.getByText(/up to 10 MB and 10,000 rows/)
    fireEvent.drop(box, { dataTransfer: { files: [xlsx(rows), xlsx(rows)] } })
    expect(await dialog.findByText(/One file at a time: 2 were dropped/)).toBeVisible()
    expect(button()).toBeDisabled()
    expect(sentTo('POST', call)).toEqual([])
  })

  it('names row and column of each wrong cell, and downloads the rows with their reasons', async () => {
    const { dialog, choose, user, saved } = await openImport()
    await choose(
      xlsx([
        ['地址', 'Amount', 'Wallet', '=Remark'],
        [wallet, '10.5', 'Cold', 'x'],
        [`${wallet.slice(0, -1)}u`, '1,5', '=Hot', 'y'],
      ]),
    )
    expect(await dialog.findByText(/^1 row would be refused/)).toBeVisible()
    expect(lines(dialog)).toEqual([
      'Row 3, 地址: This is no valid address: its checksum does not match. Compare it character by character.',
      'Row 3, Amount: Enter a plain decimal such as 1234.56, without spaces or thousands separators',
    ])
    expect(dialog.getByText(/they are not read: =Remark/)).toBeVisible()
    expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: 'Download the refused rows' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('Withdrawals – refused rows.csv')
    const csv = readCsv(new TextDecoder().decode(await saved[0]?.bytes()))
    expect(csv.slice(0, 2).map((line) => line.slice(0, 5))).toEqual([
      ['Row', '地址', 'Amount', 'Wallet', "'=Remark"],
      ['3', `${wallet.slice(0, -1)}u`, '1,5', "'=Hot", 'y'],
    ])
    expect(csv[1]?.[5]).toMatch(/^地址: This is no valid address.*; Amount: Enter a plain decimal/)
  })
})

describe('the template', () => {
  it('asks first, then downloads', async () => {
    const { dialog, user, saved } = await openImport()
    await user.click(dialog.getByRole('button', { name: 'Download the template' }))
    const question = within(
      await screen.findByRole('dialog', { name: 'Are you sure to download Withdraw Template?' }),
    )
    expect(sentTo('GET', `${path}/importTemplate`)).toEqual([])
    await user.click(question.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Withdraw Template.xlsx']))
    expect(sentTo('GET', `${path}/importTemplate`)).toHaveLength(1)
  })
})

describe('who sees the import', () => {
  it('is not an administrator, whose withdrawals the gateway refuses', async () => {
    await renderApp({ at: path })
    await screen.findByRole('heading', { name: 'Withdrawals' })
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
  })

  it('reads it in Chinese in the Chinese portal', async () => {
    const { dialog, choose, user } = await openImport({ language: 'zh-CN' })
    await choose(xlsx(rows))
    expect(await dialog.findByText('共 2 行，未发现问题')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '下载模板' }))
    expect(await screen.findByRole('dialog', { name: '确定要下载提现模板吗？' })).toBeVisible()
  })
})
