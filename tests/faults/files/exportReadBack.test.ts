// @vitest-environment node
import { expect, it } from 'vitest'
import { exports as english } from '@/engine/messages/en-US/exports'
import { exports as chinese } from '@/engine/messages/zh-CN/exports'
import user from '@/resources/system/user'
import withdrawal from '@/resources/withdrawal'
import { readSheet } from '@/engine/schema/sheet/readSheet'
import { expectedColumns } from '@/engine/files/imports/expectedColumns'
import { messagesIn } from '@/tests/support/messagesIn'
import { inspect } from '@/engine/files/imports/inspect'
import { createXlsxFile } from '@/engine/files/sheets/xlsxFile'

/** The lines that an export adds below its rows, in one language. */
function footerOf({ export: say }: typeof english | typeof chinese) {
  const { source, zone, user: by, time } = say.footer
  return [source, say.filter, say.order, zone, by, time, say.rows].map(
    (label) => [label, '1'] as const,
  )
}

async function readBack(
  resource: typeof user | typeof withdrawal,
  headings: readonly string[],
  row: readonly string[],
  footer: readonly (readonly [string, string])[],
) {
  const columns = headings.map((heading) => ({ heading, holds: 'text' as const }))
  const sheet = createXlsxFile({ name: 'Export', columns })
  await sheet.add([row])
  const blob = await sheet.end(footer)
  const file = new File([blob], 'export.xlsx')
  const found = await inspect({
    file,
    expected: await expectedColumns(resource, messagesIn('en-US')),
  })
  if (found.kind !== 'read') throw new Error(`not read: ${JSON.stringify(found)}`)
  const { report, rewritten } = found
  return { report, sent: rewritten && (await readSheet(rewritten)) }
}

it.each([
  ['English', ['Account', 'Name'], ['Account', 'Name'], english],
  ['Chinese', ['用户名称', '用户昵称'], ['登录名称', '用户昵称'], chinese],
] as const)('an export in %s has no rows but its own when it is read back', async (...given) => {
  const [, headings, sentAs, words] = given
  const { report, sent } = await readBack(user, headings, ['ann_1', 'Ann'], footerOf(words))
  expect(report).toMatchObject({ rowCount: 1, hasFooter: true, problems: [] })
  expect(report.columns.slice(0, 2).map(({ name }) => name)).toEqual(['userName', 'nickName'])
  expect(sent).toEqual([[...sentAs], ['ann_1', 'Ann']])
})

it('a heading with its unit is recognised, and sent without it', async () => {
  const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  const headings = ['Address', 'Amount (USDT)', 'Wallet']
  const { report, sent } = await readBack(withdrawal, headings, [address, '7.5', 'Hot'], [])
  expect(report).toMatchObject({
    missing: [],
    problems: [],
    renamed: [{ heading: 'Amount (USDT)', sentAs: 'Amount' }],
  })
  expect(sent).toEqual([
    ['Address', 'Amount', 'Wallet'],
    [address, '7.5', 'Hot'],
  ])
})
