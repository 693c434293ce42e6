import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const portalSources = [
  'index.html',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'i18n',
  'resources',
  'src',
]

export async function buildPortal(root: string, say = (_line: string) => {}): Promise<string> {
  const dist = join(root, 'dist')
  const built = join(dist, 'index.html')
  if (isFresh(root, built, portalSources)) return dist
  say('Building the portal, once …')
  const { build } = await import('vite')
  const { NODE_ENV = 'production' } = process.env
  // a test runner's NODE_ENV would select the development builds of the libraries
  process.env.NODE_ENV = 'production'
  await build({ root, logLevel: 'warn' })
  process.env.NODE_ENV = NODE_ENV
  return dist
}

export function isFresh(root: string, built: string, sources: readonly string[]): boolean {
  return existsSync(built) && newest(root, sources) <= statSync(built).mtimeMs
}

function newest(root: string, names: readonly string[]): number {
  const times = names
    .map((name) => join(root, name))
    .map((path) => {
      const found = statSync(path)
      return found.isDirectory() ? newest(path, readdirSync(path)) : found.mtimeMs
    })
  return Math.max(0, ...times)
}
