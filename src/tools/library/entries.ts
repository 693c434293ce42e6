import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')

/** The folder of what the package contains. */
export const outDir = resolve(root, 'lib')

/** The package's exports, `wattdesk/<name>`, as modules of the tree without extension. */
export const entries = {
  schema: 'src/engine/declare/index',
  admin: 'src/engine/admin/index',
  system: 'src/system/index',
  server: 'src/server/index',
  sandbox: 'src/sandbox/index',
  testing: 'src/testing/index',
  tools: 'src/tools/index',
} as const

/** Modules that others name by address: those of threads, and those that the plugins of a build name. */
export const addressed = [
  'src/engine/session/boot/mountScreens',
  'src/engine/session/boot/prerenderLogin',
  'src/engine/ui/late/lateFiles',
  'src/engine/files/imports/inspectionWorker',
  'src/engine/files/sheets/sheetWorker',
  'src/sandbox/files/fileWorker',
  'src/server/main',
] as const

/** The path of a module in `lib`, without `src/`, as in the path alias `@/`. */
export function placeInLib(path: string): string {
  return path.replace(/^src\//, '')
}
