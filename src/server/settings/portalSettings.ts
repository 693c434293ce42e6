import type { BlockList } from 'node:net'
import { config, dialects, type DialectName } from '@/engine/config'
import { parseTrustedProxies } from '../http/clientOf'
import { dialectName } from './dialectName'

export type Environment = Readonly<Record<string, string | undefined>>

export type PortalSettings = {
  port: number
  host: string
  gatewayUrl: string | undefined
  /** Undefined unless it is set. */
  dialect: DialectName | undefined
  frameHosts: readonly string[]
  trustedProxies: BlockList
  /** Undefined without metrics. */
  metricsPort: number | undefined
  hasRequestLog: boolean
  /** How long new connections are still taken after SIGTERM. */
  drainDelayMs: number
  /** How long running calls may take after that. */
  drainMs: number
}

export type Setting = Readonly<Record<'name' | 'default' | 'meaning', string>>

export const portalSettingsTable = [
  { name: 'PORT', default: '4173', meaning: 'port to listen on' },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'address to listen on; 0.0.0.0 for every one',
  },
  {
    name: 'GATEWAY_URL',
    default: '',
    meaning: `address of the gateway; ${config.basePath} goes to its path, ${config.socketPath} to its origin`,
  },
  {
    name: 'GATEWAY_DIALECT',
    default: 'specification',
    meaning: `how the gateway speaks: ${Object.keys(dialects).join(' or ')}`,
  },
  {
    name: 'FRAME_HOSTS',
    default: '',
    meaning: 'hosts whose pages a menu link may show in a frame, separated by commas',
  },
  {
    name: 'TRUSTED_PROXIES',
    default: '',
    meaning:
      "addresses and networks whose X-Forwarded-For, -Proto and -Host are believed, separated by commas; else nobody's",
  },
  {
    name: 'METRICS_PORT',
    default: '',
    meaning:
      'port of HOST for /metrics, in the text format of Prometheus; without it there are none',
  },
  {
    name: 'REQUEST_LOG',
    default: 'off',
    meaning: 'on: one line of JSON for each request, without query, ids, token and body',
  },
  {
    name: 'DRAIN_DELAY_SECONDS',
    default: '2',
    meaning:
      'how long after SIGTERM new connections are still taken, for a balancer to notice that /readyz answers 503',
  },
  {
    name: 'DRAIN_SECONDS',
    default: '10',
    meaning: 'how long running calls may take after that until they are cut',
  },
] as const satisfies readonly Setting[]

type Name = (typeof portalSettingsTable)[number]['name']

/** An empty variable counts as absent. Throws an error that names the variable, its value and the possible ones. */
export function readPortalSettings(env: Environment): PortalSettings {
  const valueOf = (name: Name) =>
    env[name]?.trim() || portalSettingsTable.find((setting) => setting.name === name)?.default || ''
  const port = numberIn('PORT', valueOf('PORT'), highestPort)
  return {
    port,
    host: valueOf('HOST'),
    gatewayUrl: valueOf('GATEWAY_URL') || undefined,
    dialect: dialectOf(env),
    frameHosts: parseFrameHosts(valueOf('FRAME_HOSTS')),
    trustedProxies: parseTrustedProxies(valueOf('TRUSTED_PROXIES')),
    metricsPort: metricsPortOf(valueOf('METRICS_PORT'), port),
    hasRequestLog: onOrOff('REQUEST_LOG', valueOf('REQUEST_LOG')),
    drainDelayMs: secondsIn('DRAIN_DELAY_SECONDS', valueOf('DRAIN_DELAY_SECONDS')) * 1_000,
    drainMs: secondsIn('DRAIN_SECONDS', valueOf('DRAIN_SECONDS')) * 1_000,
  }
}

const highestPort = 65_535
const longestDrainSeconds = 3_600

function metricsPortOf(text: string, port: number): number | undefined {
  if (text === '') return undefined
  const metricsPort = numberIn('METRICS_PORT', text, highestPort)
  // 0 is any free port
  if (metricsPort === port && port !== 0)
    throw new Error(`METRICS_PORT and PORT are both ${port}: give the metrics a port of their own.`)
  return metricsPort
}

function onOrOff(name: Name, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new Error(`${name} is "${text}": give "on" or "off".`)
}

function secondsIn(name: Name, text: string): number {
  return numberIn(name, text, longestDrainSeconds)
}

function numberIn(name: Name, text: string, most: number): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= most) return Number(text)
  throw new Error(`${name} is "${text}": give a whole number from 0 to ${most}.`)
}

function dialectOf({ GATEWAY_DIALECT = '' }: Environment): DialectName | undefined {
  const text = GATEWAY_DIALECT.trim()
  return text === '' ? undefined : dialectName('GATEWAY_DIALECT', text)
}

const host = /^(?:https?:\/\/)?(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i

/** Hosts or origins, separated by commas or spaces; a bare host means https. Throws for anything else. */
export function parseFrameHosts(text: string | undefined): readonly string[] {
  const entries = (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '')
  return entries.map((entry) => {
    if (!host.test(entry))
      throw new Error(`FRAME_HOSTS: "${entry}" is not a host such as docs.example.com`)
    return entry.includes('://') ? entry : `https://${entry}`
  })
}
