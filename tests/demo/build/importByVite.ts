import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const root = resolve(import.meta.dirname, '../../..')

/** Imports a module of the sandbox, whose imports Node alone cannot resolve. */
export async function importByVite<T>(path: string): Promise<T> {
  const { module } = await runnerImport<T>(resolve(root, path), {
    root,
    configFile: false,
    resolve: { tsconfigPaths: true },
  })
  return module
}
