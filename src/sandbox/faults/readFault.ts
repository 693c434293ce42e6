import type { Fault, SocketFault } from './Fault'

/**
 * Reads a fault from parsed JSON.
 * @throws Error naming the field, what it holds and what it may hold
 */
export function readFault(value: unknown): Fault {
  const given = knownOnly(value, rules)
  if (!harms.some((name) => given[name] !== undefined))
    throw new Error(`A fault does nothing: give at least one of ${harms.join(', ')}.`)
  return given
}

/**
 * Reads a fault of the sockets from parsed JSON.
 * @throws Error as `readFault` does
 */
export function readSocketFault(value: Readonly<Record<string, unknown>>): SocketFault {
  const kind = String(value.socket)
  const rulesOfKind = Object.hasOwn(socketRules, kind) ? socketRules[kind] : undefined
  if (rulesOfKind === undefined)
    throw new Error(
      `"socket" is ${JSON.stringify(value.socket)}: give "send", "close", "destroy", "mute" or "refuse".`,
    )
  const given = knownOnly(value, rulesOfKind)
  for (const name of ['frame', 'code', 'on'])
    if (Object.hasOwn(rulesOfKind, name) && value[name] === undefined)
      throw new Error(`"${name}" is missing: give ${rulesOfKind[name]?.wanted}.`)
  return given as SocketFault
}

type Rule = { wanted: string; holds: (value: unknown) => boolean }

const repeated: Rule = {
  wanted: 'a whole number from 1 or "always"',
  holds: (value) => value === 'always' || isWhole(value, 1),
}

const rules: Readonly<Record<keyof Fault, Rule>> = {
  method: oneOf('GET', 'POST', 'PUT', 'DELETE'),
  path: {
    wanted: 'a path below the base path that begins with "/" or "*"',
    holds: (value) => typeof value === 'string' && /^[/*]/.test(value),
  },
  times: repeated,
  skip: wholeFrom(0),
  share: {
    wanted: 'a number from 0 to 1',
    holds: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  },
  seed: text(),
  status: wholeFrom(200, 599),
  body: text(),
  contentType: text(),
  code: { wanted: 'anything', holds: () => true },
  msg: text(),
  commit: flag(),
  headers: {
    wanted: 'an object of header names and texts',
    holds: (value) =>
      typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((one) => typeof one === 'string'),
  },
  delayMs: wholeFrom(0),
  truncate: wholeFrom(0),
  dripMs: wholeFrom(1),
  reset: oneOf('before', 'after', 'midway'),
}

const harms = [
  'status',
  'body',
  'code',
  'headers',
  'delayMs',
  'truncate',
  'dripMs',
  'reset',
] as const

const socketRules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  send: { socket: text(), frame: text(), times: wholeFrom(1, 100_000) },
  close: {
    socket: text(),
    code: {
      wanted: '1000, 1001, 1008, 1009, 1011 or a whole number from 3000 to 4999',
      holds: (value) =>
        [1000, 1001, 1008, 1009, 1011].some((code) => code === value) || isWhole(value, 3000, 4999),
    },
  },
  destroy: { socket: text() },
  mute: { socket: text(), on: flag() },
  refuse: {
    socket: text(),
    status: {
      wanted: '401, 403 or 503',
      holds: (value) => [401, 403, 503].some((status) => status === value),
    },
    times: repeated,
  },
}

function knownOnly(
  value: unknown,
  known: Readonly<Partial<Record<string, Rule>>>,
): Record<never, never> & Fault {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('A fault is a JSON object.')
  for (const [name, one] of Object.entries(value)) {
    const rule = Object.hasOwn(known, name) ? known[name] : undefined
    if (!rule) throw new Error(`"${name}" is none of ${Object.keys(known).join(', ')}.`)
    if (!rule.holds(one))
      throw new Error(`"${name}" is ${JSON.stringify(one)}: give ${rule.wanted}.`)
  }
  return value
}

function text(): Rule {
  return { wanted: 'a text', holds: (value) => typeof value === 'string' }
}

function flag(): Rule {
  return { wanted: 'true or false', holds: (value) => typeof value === 'boolean' }
}

function oneOf(...texts: readonly string[]): Rule {
  return { wanted: texts.join(', '), holds: (value) => texts.some((one) => one === value) }
}

function wholeFrom(from: number, to = 2 ** 31 - 1): Rule {
  return {
    wanted: `a whole number from ${from} to ${to}`,
    holds: (value) => isWhole(value, from, to),
  }
}

function isWhole(value: unknown, from: number, to = 2 ** 31 - 1): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
}
