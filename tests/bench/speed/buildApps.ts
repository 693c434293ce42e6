import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { precompress } from '@/server/build/precompress'

export type AppName = 'bound' | 'portal' | 'stock'

const root = resolve(import.meta.dirname, '../../..')
const builds = join(root, '.test/bench')

/**
 * Builds the portal and the two yardsticks for production.
 * @returns the folder of each
 */
export async function buildApps(say: (line: string) => void): Promise<Record<AppName, string>> {
  const folders = {
    bound: join(builds, 'bound'),
    portal: join(builds, 'portal'),
    stock: join(builds, 'stock'),
  }
  say('building the three applications …')
  await build({
    root,
    logLevel: 'warn',
    plugins: [offerThousand],
    build: { outDir: folders.portal, emptyOutDir: true },
  })
  for (const name of ['bound', 'stock'] as const)
    await build({
      root: join(import.meta.dirname, name),
      configFile: false,
      logLevel: 'warn',
      plugins: [react(), precompress()],
      resolve: { tsconfigPaths: true },
      build: { outDir: folders[name], emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
    })
  return folders
}

/** No list offers more than fifty rows; the benchmark needs a thousand. */
const offerThousand: Plugin = {
  name: 'offer-thousand',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/config.ts')) return undefined
    const offered = code.replace('pageSizes: [10, 20, 30, 50]', 'pageSizes: [10, 20, 30, 50, 1000]')
    if (offered === code)
      throw new Error('src/engine/config.ts offers other page sizes than expected')
    return offered
  },
}
