import { knownSecondPassword } from '@/tests/sandbox'
import type { TestSandbox } from '@/tests/sandbox/forTests'
import { workbook } from './workbook'

type Row = { address: string; totalU: string; walletName: string }

/**
 * Imports one withdrawal for a store as its operator does, over what waits already.
 * The parts are written out: the window of jsdom has a FormData that Node's requests do not know.
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
  const boundary = 'between-parts'
  const part = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`
  const body = Buffer.concat([
    Buffer.from(`${part('secondPwd')}\r\n\r\n${knownSecondPassword}\r\n`),
    Buffer.from(`${part('file')}; filename="a.xlsx"\r\n\r\n`),
    workbook(rows),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
  }
  const url = 'http://sandbox/store/storeDraw/importData?updateSupport=1'
  const answer = await fetch(new Request(url, { method: 'POST', headers, body }))
  const envelope = (await answer.json()) as { code: number }
  if (envelope.code !== 200) throw new Error(JSON.stringify(envelope))
}
