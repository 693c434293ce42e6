import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The servers that the portal is tested behind, by the names of their programs and of Debian's packages. */
export const webServers = ['nginx', 'caddy'] as const

export type WebServer = (typeof webServers)[number]

/** Debian keeps servers off an ordinary user's path. */
const folders = ['/usr/sbin', '/usr/local/sbin']

export function findWebServer(
  name: WebServer,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const onPath = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...onPath, ...folders].map((folder) => join(folder, name)).find(existsSync)
}

/**
 * Installs those that are missing from Debian's packages, where root and apt-get are there.
 * @returns those that are still missing
 */
export function ensureWebServers(say: (line: string) => void): readonly WebServer[] {
  const missing = () => webServers.filter((name) => findWebServer(name) === undefined)
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (missing().length === 0 || !isDebianRoot) return missing()
  say(`Installing ${missing().join(' and ')} …`)
  // in runlevel 1 Debian starts no service that it installs
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const options = { env, stdio: 'ignore', timeout: installMs } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing()], options)
  return missing()
}

const installMs = 300_000
