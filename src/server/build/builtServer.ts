import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

type Manifest = { name?: string; version?: string }

/** Writes `server.js` beside the app: one file that needs Node alone and serves the folder that it lies in. */
export function builtServer(): Plugin {
  let manifest: Manifest = {}
  return {
    name: 'wattdesk:built-server',
    apply: 'build',
    configResolved({ root }) {
      const file = join(root, 'package.json')
      if (existsSync(file)) manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    },
    async generateBundle() {
      const { name, version } = manifest
      const source = await bundleServer(version ?? 'unknown')
      // wherever the folder goes, Node reads the file as a module
      const beside = JSON.stringify({ name, version, private: true, type: 'module' }, null, 2)
      this.emitFile({ type: 'asset', fileName: 'server.js', source })
      this.emitFile({ type: 'asset', fileName: 'package.json', source: `${beside}\n` })
    },
  }
}

async function bundleServer(version: string): Promise<string> {
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'warn',
    mode: 'production',
    resolve: { tsconfigPaths: true },
    define: { 'process.env.npm_package_version': JSON.stringify(version) },
    ssr: { noExternal: true },
    build: { ssr: entry(), target: 'node20', write: false, emptyOutDir: false },
  })
  const outputs = 'output' in built ? built.output : []
  const [file] = outputs
  if (file?.type !== 'chunk' || outputs.length > 1)
    throw new Error('The server must be one file: import nothing late in src/server/main.ts.')
  return file.code
}

function entry(): string {
  const place = resolve(import.meta.dirname, '../main')
  return [`${place}.ts`, `${place}.js`].find(existsSync) ?? place
}
