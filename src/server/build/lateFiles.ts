import { resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/** What Vite puts around each `import()` of a build. */
const helper = '\0vite/preload-helper.js'
const source = normalizePath(resolve(import.meta.dirname, '../../engine/ui/late/lateFiles.ts'))

/** Late files come by the portal's own device, which asks for a lost one again, and not by Vite's. */
export const lateFiles: Plugin = {
  name: 'wattdesk:late-files',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ build: { modulePreload: { resolveDependencies: allFilesOf } } }),
  load(id) {
    if (id !== helper) return undefined
    return `export { loadLate as __vitePreload } from ${JSON.stringify(source)}`
  },
}

/** A module that needs no other is a file, too. */
function allFilesOf(file: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) {
  return hostType === 'js' && files.length === 0 ? [file] : files
}
