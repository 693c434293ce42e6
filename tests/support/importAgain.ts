import { knownSecondPassword } from '@/sandbox'
import type { TestSandbox } from '@/sandbox/forTests'
import { workbook } from './files/workbook'

type Row = { address: string; totalU: string; walletName: string }

/**
 * Imports one withdrawal for a store as its operator does, over what waits already.
 * In a test of pages `withFiles` comes first: jsdom's own files cannot be sent.
 * @throws Error with the envelope when the sandbox does not take it
 */
export async function importAgain(
  { fetch }: Pick<TestSandbox, 'fetch'>,
  token: string,
  { address, totalU, walletName }: Row,
): Promise<void> {
  const rows = [
    ['Address *', 'Amount *', 'Wallet *'],
    [address, totalU, walletName],
  ]
  const body = new FormData()
  body.append('secondPwd', knownSecondPassword)
  body.append('file', new File([workbook(rows)], 'a.xlsx'))
  const headers = { Authorization: `Bearer ${token}` }
  const url = 'http://sandbox/store/storeDraw/importData?updateSupport=1'
  const answer = await fetch(new Request(url, { method: 'POST', headers, body }))
  const envelope = (await answer.json()) as { code: number }
  if (envelope.code !== 200) throw new Error(JSON.stringify(envelope))
}
