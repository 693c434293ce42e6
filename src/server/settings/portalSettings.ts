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
] as const satisfies readonly Setting[]

/** An empty variable counts as absent. Throws an error that names the variable, its value and the possible ones. */
export function readPortalSettings(env: Environment): PortalSettings {
  const valueOf = (name: (typeof portalSettingsTable)[number]['name']) =>
    env[name]?.trim() || portalSettingsTable.find((setting) => setting.name === name)?.default || ''
  return {
    port: portNumber(valueOf('PORT')),
    host: valueOf('HOST'),
    gatewayUrl: valueOf('GATEWAY_URL') || undefined,
    dialect: dialectOf(env),
    frameHosts: parseFrameHosts(valueOf('FRAME_HOSTS')),
    trustedProxies: parseTrustedProxies(valueOf('TRUSTED_PROXIES')),
  }
}

function portNumber(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text)
  throw new Error(`PORT is "${text}": give a whole number from 0 to 65535.`)
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
