// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { knownPassword, knownSecondPassword } from '@/sandbox/settings/accounts'
import { accounts } from '@/sandbox/trade/accounts'
import { findSecrets, reportSecrets } from './secretsInLogs'

const token = '0123456789abcdef'.repeat(4)
const totp = accounts.flatMap(({ totpSecret = [] }) => totpSecret)[0] ?? ''

it.each([
  ['a password', `login with ${knownPassword} failed`],
  ['a second password', `{"secondPwd":"x"} ${knownSecondPassword}`],
  ['a bearer token', `Authorization: Bearer ${token}`],
  ['a token in an address', `GET /ws/web/user?token=${token} 101`],
  ['a token in a cookie', `Cookie: a=b; Admin-Tokens=${token}`],
  ['a session token', `expected the token "${token}" to be undefined`],
  ['the secret of a Google code', `bound ${totp}`],
  ['the secret of a Google code', 'otpauth://totp/Wattdesk:tri?secret=ABCDEFGH'],
  ['a private key', '-----BEGIN PRIVATE KEY-----'],
  ['a password', String.raw`{\"oldPassword\":\"${knownPassword}\"}`],
  ['a code', 'googleCode: 123456'],
])('K11: finds %s and tells its place alone', (kind, line) => {
  const leaks = findSecrets(`first\n${line}\nlast`)
  expect(leaks.map((leak) => leak.kind)).toContain(kind)
  expect(leaks.map((leak) => leak.line)).toEqual(leaks.map(() => 2))
})

it.each([
  'refuses a wrong password, a wrong code and a missing token',
  '{"password":"***","secondPwd":"","token":""}',
  '?token=… Bearer … Admin-Tokens=; code: 200',
  '4 files, commit 39475ae, sandbox-95bd8bf4843f7150.tar, 123456 rows',
  'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82',
  `paid under ${'4f1c'.repeat(16)}`,
])('K11: finds nothing in texts without a secret: %s', (line) => {
  expect(findSecrets(line)).toEqual([])
})

it('K11: names file, line and column, and never the secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'logs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'unit.log')
  writeFileSync(file, `all is well\n  ${knownPassword} and Bearer ${token}\n`)
  const said: string[] = []
  expect(reportSecrets([file], (line) => said.push(line))).toBe(2)
  expect(said).toEqual([`${file}:2:3 a password`, `${file}:2:20 a bearer token`])
  expect(said.join()).not.toMatch(/Sandbox_|0123456789abcdef/)
})
