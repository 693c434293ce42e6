import { writeXlsx } from 'hucre/xlsx'
import type { Call } from '../call'
import { fileOf } from '../import/fileOf'
import { readRows, type Headings } from '../import/readRows'
import { wordMessage } from '../messages'
import { Refusal } from '../Refusal'
import type { Route } from '../route'
import { withdrawals } from '../tables/withdrawals'
import { importRows, type RefusedRow } from '../withdrawal/importRows'
import type { Work, Writing } from '../writing'

const permission = 'store:storeDraw:import'

/** What a store operator enters when it applies (§3), in both languages. */
const headings = {
  address: ['Address', '地址'],
  totalU: ['Amount', '金额'],
  walletName: ['Wallet', '钱包'],
} as const satisfies Headings

/** The template of withdrawals and their import, under a second password as a single one is. */
export function withdrawalImportRoutes({ signed }: Writing): Route[] {
  const { path } = withdrawals
  const { access, answer } = signed(permission, importAll)
  return [
    ...(['GET', 'POST'] as const).map((method): Route => {
      return { method, path: `${path}/importTemplate`, access: permission, answer: template }
    }),
    {
      method: 'POST',
      path: `${path}/importData`,
      hasBody: 'parts',
      access,
      answer: async (call) => ({ msg: wordDone(await answer(call), call) }),
    },
  ]
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function template({ var: { language } }: Call): Promise<Response> {
  const place = language === 'zh-CN' ? 1 : 0
  const row = Object.values(headings).map((words) => `${words[place]} *`)
  const columns = row.map(() => ({ width: 40, numFmt: '@' }))
  const bytes = await writeXlsx({ sheets: [{ name: 'Withdraw Template', columns, rows: [row] }] })
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': workbookType,
      'Content-Disposition': 'attachment; filename="withdraw_template.xlsx"',
    },
  })
}

function importAll(call: Call): Work {
  const file = fileOf(call, 'file')
  const isUpdating = /^(?:1|true)$/.test(call.req.query('updateSupport') ?? '')
  return async (tx, nowMs) => {
    const rows = await readRows(file, headings)
    const { viewer } = call.var
    const { ids, refused } = await importRows(tx, { viewer, rows, isUpdating, nowMs })
    // whatever was applied for before is undone with the transaction
    if (refused.length > 0) throw new Refusal(500, 'importFailed', wordRefused(refused, call))
    return ids.join(',')
  }
}

function wordRefused(refused: readonly RefusedRow[], { var: { language } }: Call) {
  const lines = refused.map(({ row, refusal: { messageKey, args } }) => {
    const reason = wordMessage(messageKey, args, language)
    return wordMessage('importRow', { row, reason }, language)
  })
  return { count: refused.length, lines: lines.join('<br/>') }
}

function wordDone(answered: unknown, { var: { language } }: Call): string {
  const { data } = answered as { data: string }
  const ids = data.split(',')
  const lines = ids.map((id, index) =>
    wordMessage('importLine', { place: index + 1, id }, language),
  )
  return wordMessage('importDone', { count: ids.length, lines: lines.join('<br/>') }, language)
}
