import { connect } from 'node:net'
import type { Dice } from '@/sandbox/values/dice'
import type { WireRequest } from './aRequest'

/** A request as bytes, as it stands or with its frame damaged (ASVS 4.2.1–4.2.5). */
export function rawBytes(dice: Dice, request: WireRequest, token: string): Buffer {
  const { method, target, headers, body = new Uint8Array() } = request
  const given = headers.some(([name]) => name === 'Authorization')
  const lines = [
    `${method} /prod-api${target} HTTP/1.1`,
    'Host: portal.test',
    'Connection: close',
    ...(given ? [] : [`Authorization: Bearer ${token}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${body.length}`,
  ]
  const damaged = dice.chance(0.4) ? dice.pick(damages)(lines, dice) : lines
  const head = Buffer.from(`${damaged.join('\r\n')}\r\n\r\n`, 'latin1')
  const whole = Buffer.concat([head, body])
  return dice.chance(0.05) ? whole.subarray(0, dice.int(1, whole.length)) : whole
}

type Damage = (lines: readonly string[], dice: Dice) => readonly string[]

const withFirst = (change: (line: string) => string): Damage => {
  return ([first = '', ...rest]) => [change(first), ...rest]
}
const withMore = (...more: readonly string[]): Damage => {
  return (lines) => [...lines, ...more]
}
const without = (start: string): Damage => {
  return (lines) => lines.filter((line) => !line.startsWith(start))
}

const damages: readonly Damage[] = [
  withFirst(() => 'GET'),
  withFirst(() => ''),
  withFirst((line) => line.replace('HTTP/1.1', 'HTTP/1.0')),
  withFirst((line) => line.replace('HTTP/1.1', 'HTTP/9.9')),
  withFirst((line) => line.replace(' HTTP/1.1', '')),
  withFirst((line) => line.replace(' ', '  ')),
  withFirst((line) => line.replace(/ \S+/, ' http://other.test/prod-api/getInfo')),
  withFirst((line) => line.replace(/ \S+/, ' *')),
  withFirst((line) => line.replace(/ \S+/, ' //[')),
  withFirst((line) => line.replace(/ \S+/, ' /prod-api/getInfo\u0000x')),
  withFirst((line) => line.replace(/^\S+/, 'TRACE')),
  withFirst((line) => line.replace(/^\S+/, 'CONNECT')),
  withFirst((line) => line.replace(/^\S+/, 'G\u00e9T')),
  withFirst((line) => line.replace(' HTTP', `${'x'.repeat(20_000)} HTTP`)),
  without('Host'),
  without('Content-Length'),
  withMore('Host: other.test'),
  withMore('Content-Length: 0'),
  withMore('Content-Length: -1'),
  withMore('Transfer-Encoding: chunked'),
  withMore('Transfer-Encoding: chunked, identity'),
  withMore('Transfer-Encoding : chunked'),
  withMore('Expect: 100-continue'),
  withMore('Expect: else'),
  withMore('Upgrade: websocket', 'Connection: Upgrade'),
  withMore(`X-Long: ${'x'.repeat(20_000)}`),
  withMore(...Array.from({ length: 3_000 }, (_, place) => `X-${place}: 1`)),
  withMore(' folded: 1'),
  withMore('No colon'),
  withMore('X-Null: a\u0000b'),
  withMore('X-Return: a\rb'),
  withMore('X-Split: a\nSet-Cookie: b=1'),
  withMore('X-Forwarded-Proto: https', 'X-Forwarded-For: 1.1.1.1'),
]

/** Everything that a server sends before it closes; a request without an answer is closed from here. */
export function sendRaw(port: number, bytes: Buffer, patienceMs = 300): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    socket.setTimeout(patienceMs, () => socket.destroy())
    socket.on('data', (chunk) => chunks.push(chunk))
    // a server may hang up on an invalid request
    socket.on('error', () => {})
    socket.once('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  })
}
