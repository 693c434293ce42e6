import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export type Service = {
  build?: { context: string; dockerfile: string; target: string }
  image?: string
  user?: string
  environment?: Record<string, string>
  ports?: readonly string[]
  networks?: readonly string[]
  tmpfs?: string | readonly string[]
  volumes?: readonly string[]
  read_only?: boolean
  stop_grace_period?: string
  cap_drop?: readonly string[]
  security_opt?: readonly string[]
  healthcheck?: { test: readonly string[] }
  depends_on?: Record<string, { condition: string }>
}

export type Compose = {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
  volumes: Record<string, unknown>
}

/** Reads a compose file with these variables. */
export function readCompose(path: string, variables: Readonly<Record<string, string>>): Compose {
  const fill = (_key: unknown, value: unknown) =>
    typeof value === 'string' ? interpolate(value, variables) : value
  return parse(readFileSync(path, 'utf8'), fill, { merge: true }) as Compose
}

/** @throws Error with the file's own words for a variable that must be set */
function interpolate(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_all, name: string, kind?: string, rest = '') => {
      const value = variables[name] ?? ''
      if (value === '' && kind === '?') throw new Error(`required variable ${name}: ${rest}`)
      return value === '' ? rest : value
    },
  )
}
