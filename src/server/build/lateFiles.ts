import type { Plugin } from 'vite'
import { engineModule } from './engineModule.ts'

const helper = '\0vite/preload-helper.js'

/** Loads late files by the portal's own `loadLate`, which retries, instead of Vite's helper. */
export const lateFiles: Plugin = {
  name: 'wattdesk:late-files',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ build: { modulePreload: { resolveDependencies: allFilesOf } } }),
  load(id) {
    if (id !== helper) return undefined
    return `export { loadLate as __vitePreload } from ${JSON.stringify(engineModule('ui/late/lateFiles'))}`
  },
}

/** Vite names no file for a module without dependencies. */
function allFilesOf(file: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) {
  return hostType === 'js' && files.length === 0 ? [file] : files
}
