import type { IncomingHttpHeaders } from 'node:http'

/**
 * The arithmetic of MDN's HTTP Observatory, from its published table of scores, for pages that are reached
 * over TLS: a hundred points, missing headers subtract some, extra ones add some where ninety
 * are left. `Cross-Origin-Opener-Policy` and `-Embedder-Policy` count nothing here: the table gives points
 * for them since 2026 only, ten each.
 */

export type Seen = { headers: Readonly<IncomingHttpHeaders>; page: string }

export type Score = { points: number; of: Readonly<Record<string, number>> }

const enoughForMore = 90
const halfAYear = 15_768_000

export function scoreOf(seen: Seen): Score {
  const of = {
    'content-security-policy': policy(seen),
    cookies: cookies(seen),
    'cross-origin-resource-sharing': sharing(seen),
    'referrer-policy': referrer(seen),
    'strict-transport-security': transport(seen),
    'subresource-integrity': integrity(seen),
    'x-content-type-options': seen.headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': framing(seen),
    'cross-origin-resource-policy': resourcePolicy(seen),
  }
  const modifiers = Object.values(of)
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const left = 100 + sum(modifiers.filter((one) => one < 0))
  const more = left >= enoughForMore ? sum(modifiers.filter((one) => one > 0)) : 0
  return { points: Math.max(0, left + more), of }
}

function directives({ headers }: Seen): ReadonlyMap<string, readonly string[]> {
  const parts = String(headers['content-security-policy'] ?? '').split(';')
  const words = parts.map((part) => part.trim().toLowerCase().split(/\s+/))
  return new Map(words.flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name, sources]])))
}

const broad = /^(?:\*|https?:|ftp:|https?:\/\/\*(?:\.\*)?)$/

function policy(seen: Seen): number {
  const given = directives(seen)
  if (given.size === 0) return -25
  const sources = (name: string) => given.get(name) ?? given.get('default-src') ?? ['*']
  const unsafe = (name: string) =>
    sources(name).some((one) => broad.test(one) || one === 'data:' || isInline(one, sources(name)))
  if (unsafe('script-src') || sources('object-src').some((one) => broad.test(one))) return -20
  const all = [...given.values()].flat()
  if (all.some((one) => /^(?:http|ftp):/.test(one))) return -20
  if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) return -10
  if (unsafe('style-src')) return 0
  return given.get('default-src')?.join() === "'none'" ? 10 : 5
}

/** A nonce or a hash beside it makes browsers pass it over. */
function isInline(source: string, beside: readonly string[]): boolean {
  return (
    source === "'unsafe-inline'" &&
    !beside.some((one) => /^'(?:nonce|sha(?:256|384|512))-/.test(one))
  )
}

function cookies({ headers }: Seen): number {
  const set = headers['set-cookie'] ?? []
  if (set.length === 0) return 0
  const have = (attribute: RegExp) => set.every((one) => attribute.test(one))
  if (!have(/;\s*secure\b/i)) return -40
  if (!have(/;\s*httponly\b/i)) return -30
  return have(/;\s*samesite=(?:strict|lax)\b/i) ? 5 : 0
}

function sharing({ headers }: Seen): number {
  const isOpen = headers['access-control-allow-origin'] !== undefined
  return isOpen && headers['access-control-allow-credentials'] === 'true' ? -50 : 0
}

function referrer({ headers }: Seen): number {
  const given = headers['referrer-policy']
  if (given === undefined) return 0
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
  return isPrivate.test(String(given)) ? 5 : -5
}

function transport({ headers }: Seen): number {
  const given = String(headers['strict-transport-security'] ?? '')
  const seconds = /(?:^|;)\s*max-age=(\d+)/.exec(given)?.[1]
  if (seconds === undefined) return -20
  return Number(seconds) < halfAYear ? -10 : 0
}

/** Scripts of the own origin may do without; those of another may not. */
function integrity({ page }: Seen): number {
  const scripts = [...page.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
  const foreign = scripts.filter(([, src = '']) => /^(?:https?:)?\/\//.test(src))
  const pinned = (tag: string) => /\bintegrity="/.test(tag)
  if (foreign.some(([, src = '']) => !src.startsWith('https:'))) return -50
  if (foreign.some(([tag]) => !pinned(tag))) return -5
  return scripts.some(([tag]) => pinned(tag)) ? 5 : 0
}

function framing(seen: Seen): number {
  if (directives(seen).has('frame-ancestors')) return 5
  const given = String(seen.headers['x-frame-options'] ?? '').toLowerCase()
  return ['deny', 'sameorigin'].includes(given) ? 0 : -20
}

function resourcePolicy({ headers }: Seen): number {
  const given = headers['cross-origin-resource-policy']
  if (given === undefined || given === 'cross-origin') return 0
  return given === 'same-origin' || given === 'same-site' ? 10 : -5
}
