import { join } from 'node:path'
import { isFresh, portalSources } from '@/server/build/buildPortal'

/** Builds the demo where there is no build or one older than its sources. @returns its folder. */
export async function buildDemo(root: string, say = (_line: string) => {}): Promise<string> {
  const dist = join(root, 'dist-demo')
  const sources = [...portalSources, 'tests/demo', 'src/sandbox']
  if (isFresh(root, join(dist, 'index.html'), sources)) return dist
  say('Building the demo, once …')
  const { build } = await import('vite')
  const folder = join(root, 'tests/demo')
  await build({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'error' })
  return dist
}
