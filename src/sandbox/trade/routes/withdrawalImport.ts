import type { Call } from '../../request/call'
import type { Files } from '../../files/Files'
import { importRoutes } from '../../import/importRoutes'
import type { Columns } from '../../import/readRows'
import { wordMessage } from '../../request/messages'
import type { Route } from '../../request/route'
import { withdrawals } from '../tables/withdrawals'
import { importRows, readUnseen } from '../withdrawal/importRows'
import type { Writing } from '../../writing'
import { tradeMessages } from '../refusals/tradeMessages'

const permission = 'store:storeDraw:import'

/** The columns of an application (§3), in both languages. */
const columns: Columns = {
  headings: {
    address: ['Address', '地址'],
    totalU: ['Amount', '金额'],
    walletName: ['Wallet', '钱包'],
  },
}

/** The template of withdrawals and their import, under a second password as a single one is. */
export function withdrawalImportRoutes(files: Files, { signed }: Writing): Route[] {
  return importRoutes({
    files,
    path: withdrawals.path,
    guard: (prepare) => signed(permission, prepare),
    columns,
    template: { access: permission, sheet: 'Withdraw Template', file: 'withdraw_template.xlsx' },
    prepare: (rows) => {
      const read = readUnseen(rows)
      return (tx, { call, ...wanted }) =>
        importRows(tx, { viewer: call.var.viewer, read, ...wanted })
    },
    wordIds: async (ids, call) => ids.map((id) => wordId(id, call)),
  })
}

function wordId(id: string, { var: { language } }: Call): string {
  return wordMessage(tradeMessages.importedWithdrawal, { id }, language)
}
