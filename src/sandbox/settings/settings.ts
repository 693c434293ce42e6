import { config, type DialectName } from '@/engine/config'
import { dialectName } from '@/server/settings/dialectName'

export type Settings = {
  /** URL of a PostgreSQL database, password included; without it the database is embedded. */
  databaseUrl: string | undefined
  /** Folder of the embedded database, its lock and databases that were set aside. */
  data: string
  /** Deposits and bills to seed; the other tables in proportion. */
  rows: number
  captcha: boolean
  /** Whether orders arrive and move by themselves. */
  life: boolean
  /** Seconds from one event of the simulated life to the next. */
  lifeSeconds: number
  /** Whether faults can be set by `POST /__fault`. */
  faults: boolean
  /** Answers as the specification says, or like a stock gateway. */
  dialect: DialectName
  /** Replaces the known password of every account. */
  adminPassword: string | undefined
}

/** The environment variables, as `npm start -- --help` lists them. */
export const settingsTable = [
  {
    name: 'DATABASE_URL',
    default: '',
    meaning:
      'postgres://user:password@host:5432/database: a PostgreSQL server of version 15 or newer instead of the embedded one',
  },
  { name: 'SANDBOX_DATA', default: '.sandbox', meaning: 'folder of the embedded database' },
  {
    name: 'SANDBOX_ROWS',
    default: '50000',
    meaning: 'deposits and bills seeded at the first start; the other tables in proportion',
  },
  {
    name: 'SANDBOX_CAPTCHA',
    default: 'on',
    meaning: 'off: captchaImage answers captchaEnabled false and no code is asked',
  },
  {
    name: 'SANDBOX_LIFE',
    default: 'on',
    meaning: 'off: no simulated orders, withdrawals and chain movements',
  },
  {
    name: 'SANDBOX_LIFE_SECONDS',
    default: '10',
    meaning: 'seconds from one simulated event to the next; one in sixteen brings an alert',
  },
  {
    name: 'SANDBOX_FAULTS',
    default: 'off',
    meaning: 'on: POST /__fault, from this machine only, makes calls and sockets fail on command',
  },
  {
    name: 'SANDBOX_DIALECT',
    default: 'specification',
    meaning: 'ruoyi: answers like a stock 3.8 gateway, and the portal speaks to it so',
  },
  {
    name: 'SANDBOX_ADMIN_PASSWORD',
    default: '',
    meaning: 'replaces the known password of the accounts; needed for a HOST beyond loopback',
  },
] as const

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings from the environment; an empty variable counts as absent.
 * @throws Error naming the variable, what it holds and what it may hold
 */
export function readSettings(env: Environment): Settings {
  return {
    databaseUrl: valueOf(env, 'DATABASE_URL') || undefined,
    data: valueOf(env, 'SANDBOX_DATA'),
    rows: wholeNumber('SANDBOX_ROWS', valueOf(env, 'SANDBOX_ROWS'), rowLimits),
    captcha: onOrOff('SANDBOX_CAPTCHA', valueOf(env, 'SANDBOX_CAPTCHA')),
    life: onOrOff('SANDBOX_LIFE', valueOf(env, 'SANDBOX_LIFE')),
    lifeSeconds: wholeNumber(
      'SANDBOX_LIFE_SECONDS',
      valueOf(env, 'SANDBOX_LIFE_SECONDS'),
      lifeLimits,
    ),
    faults: onOrOff('SANDBOX_FAULTS', valueOf(env, 'SANDBOX_FAULTS')),
    dialect: dialectName('SANDBOX_DIALECT', valueOf(env, 'SANDBOX_DIALECT')),
    adminPassword: valueOf(env, 'SANDBOX_ADMIN_PASSWORD') || undefined,
  }
}

/** The zone of the sandbox's calendar days and of the times on the wire. */
export const timeZone = config.gatewayTimeZone

const lifeLimits = { from: 1, to: 3_600 }
const rowLimits = { from: 500, to: 2_000_000 }

type Name = (typeof settingsTable)[number]['name']

function valueOf(env: Environment, name: Name): string {
  return (
    env[name]?.trim() || (settingsTable.find((setting) => setting.name === name)?.default ?? '')
  )
}

function wholeNumber(name: Name, text: string, { from, to }: { from: number; to: number }): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN
  if (value >= from && value <= to) return value
  throw new Error(`${name} is "${text}": give a whole number from ${from} to ${to}.`)
}

function onOrOff(name: Name, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new Error(`${name} is "${text}": give "on" or "off".`)
}
