import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { precompress } from '@/server/build/precompress'
import { depositColumns, merchantColumns, type Column } from './columns'

export type AppName = 'bound' | 'portal' | 'stock'

const root = resolve(import.meta.dirname, '../../..')
const builds = join(root, '.test/bench')

type Options = { names: readonly AppName[]; isSkipped: boolean; say: (line: string) => void }

/**
 * Builds the applications for production, or takes the last build of each.
 * @returns the folder of each
 */
export async function buildApps({ names, isSkipped, say }: Options) {
  for (const name of names) {
    if (isSkipped && existsSync(folderOf(name))) continue
    say(`building ${name}`)
    await (name === 'portal' ? buildPortal() : buildYardstick(name))
  }
  return folderOf
}

function folderOf(name: AppName): string {
  return join(builds, name)
}

async function buildPortal(): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    plugins: [
      // no list offers more than fifty rows, and none of so many records has fifteen columns
      replaceIn('src/engine/config.ts', /pageSizes: \[.+\]/, 'pageSizes: [10, 20, 30, 50, 1000]'),
      replaceIn(
        'resources/deposit.ts',
        'list: orderList',
        `list: { ...orderList, columns: ${namesOf(depositColumns)} }`,
      ),
      replaceIn('resources/merchant.ts', /columns: \[.+\]/, `columns: ${namesOf(merchantColumns)}`),
    ],
    build: { outDir: folderOf('portal'), emptyOutDir: true },
  })
}

function namesOf(columns: readonly Column[]): string {
  return JSON.stringify(columns.map(({ field }) => field))
}

async function buildYardstick(name: 'bound' | 'stock'): Promise<void> {
  await build({
    root: join(import.meta.dirname, name),
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), precompress()],
    resolve: { tsconfigPaths: true },
    build: { outDir: folderOf(name), emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
  })
}

/** @throws {Error} at the end of a build in which the file does not hold the text */
function replaceIn(file: string, text: string | RegExp, by: string): Plugin {
  let isDone = false
  return {
    name: `bench:${file}`,
    enforce: 'pre',
    transform(code, id) {
      if (id !== join(root, file).replaceAll('\\', '/')) return undefined
      const replaced = code.replace(text, by)
      isDone = replaced !== code
      return replaced
    },
    buildEnd(error) {
      if (!error && !isDone) throw new Error(`${file} does not hold: ${String(text)}`)
    },
  }
}
