import { knownPassword, knownSecondPassword, openSandbox } from '@/sandbox'
import { trade } from '@/sandbox/trade'

/** Passes applying withdrawals one after another and prints each id once the gateway has confirmed it. */
const env = {
  SANDBOX_DATA: process.argv[2],
  SANDBOX_ROWS: '500',
  SANDBOX_CAPTCHA: 'off',
  SANDBOX_LIFE: 'off',
}
const { fetch } = await openSandbox(env, { platform: trade })

type Answer = { code: number; data: { token: string }; rows: { id: number }[] }

async function call(method: string, path: string, token: string, body?: unknown): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Authorization: token }
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const response = await fetch(new Request(`http://sandbox${path}`, init))
  return (await response.json()) as Answer
}

const admin = { username: 'admin', password: knownPassword }
const { token } = (await call('POST', '/login', '', admin)).data
const { rows } = await call('GET', '/store/storeDraw/list?status=1&pageSize=100', token)
for (const { id } of rows) {
  const body = { secondPwd: knownSecondPassword }
  const { code } = await call('PUT', `/store/storeDraw/pass/${id}`, token, body)
  if (code === 200) process.stdout.write(`${id}\n`)
}
