import { readFileSync } from 'node:fs'
import { knownPassword, knownSecondPassword } from '@/sandbox/settings/accounts'
import { accounts } from '@/sandbox/trade/accounts'

/** The place of a secret, never the secret. */
export type Leak = { line: number; column: number; kind: string }

const googleSecret = 'the secret of a Google code'

type Secret = { kind: string; pattern: RegExp }

/** The accounts' passwords, and the patterns of generated secrets. */
const secrets: readonly Secret[] = [
  known('a password', knownPassword),
  known('a second password', knownSecondPassword),
  ...accounts
    .flatMap(({ totpSecret = [] }) => totpSecret)
    .map((secret) => known(googleSecret, secret)),
  { kind: 'a bearer token', pattern: /\bBearer\s+[\w.~+/-]{16,}/gi },
  { kind: 'a token in an address', pattern: /[?&]token=[^&\s"'\u2026]{16,}/gi },
  { kind: 'a token in a cookie', pattern: /Admin-Tokens=[^;\s"']{16,}/gi },
  {
    // a hash of the chain looks the same
    kind: 'a session token',
    pattern: /(?:token|session|authorization)\b.{0,24}?(?<![\w-])[\da-f]{64}(?![\w-])/gi,
  },
  { kind: googleSecret, pattern: /otpauth:\/\/\S+|(?<![\w-])[A-Z2-7]{32}(?![\w-])/g },
  { kind: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/g },
  {
    kind: 'a code',
    pattern: /\b(?:google|captcha|totp)[ _-]?code\\?["']?\s*[:=]\s*\\?["']?\d{6}(?!\d)/gi,
  },
]

/** Everything secret in a text, in its order. */
export function findSecrets(text: string): readonly Leak[] {
  return text.split('\n').flatMap((content, place) =>
    secrets
      .flatMap(({ kind, pattern }) =>
        [...content.matchAll(pattern)].map(({ index }) => {
          return { line: place + 1, column: index + 1, kind }
        }),
      )
      .toSorted((one, other) => one.column - other.column),
  )
}

/** Reports the places of secrets in every file. @returns their number */
export function reportSecrets(files: readonly string[], say: (line: string) => void): number {
  const leaks = files.flatMap((file) => {
    const found = findSecrets(readFileSync(file, 'utf8'))
    return found.map(({ line, column, kind }) => `${file}:${line}:${column} ${kind}`)
  })
  for (const leak of leaks) say(leak)
  return leaks.length
}

function known(kind: string, secret: string): Secret {
  return { kind, pattern: new RegExp(secret.replaceAll(/[^\w]/g, '\\$&'), 'g') }
}
