import type { Plugin } from 'vite'
import { builtServer } from './builtServer.ts'
import { engineModule } from './engineModule.ts'
import { fileIntegrity } from './fileIntegrity.ts'
import { firstChunks } from './firstChunks.ts'
import { keepPastBuilds } from './keepPastBuilds.ts'
import { precompress } from './precompress.ts'
import { prerenderedLogin } from './prerenderedLogin.ts'

type AppBuild = {
  /** The module, from the root, whose export `base` has the `config` and the `messages` of `bootAdmin`. */
  base: string
}

/**
 * Vite's plugins for an app that `createPortalServer` serves.
 *
 * @example export default defineConfig({ plugins: [react(), appBuild({ base: 'src/base.ts' })] })
 */
export function appBuild({ base }: AppBuild): Plugin[] {
  return [
    lateFiles,
    firstChunks(),
    withoutInlining,
    prerenderedLogin(base),
    builtServer(),
    fileIntegrity(),
    precompress(),
    keepPastBuilds(),
  ]
}

const withoutInlining: Plugin = {
  name: 'wattdesk:without-inlining',
  apply: 'build',
  config: () => ({
    build: {
      // the style policy and long-lived caching need files, not data: URLs
      assetsInlineLimit: 0,
      // every supported browser knows modulepreload
      modulePreload: { polyfill: false },
    },
  }),
  transformIndexHtml: {
    order: 'post',
    // paints nothing before the operator's mode is known, to avoid a white flash
    handler: (page) => page.replace('<script type="module"', '$& blocking="render"'),
  },
}

const preloadHelper = '\0vite/preload-helper.js'

/** Loads late files by the portal's own `loadLate`, which retries, instead of Vite's helper. */
const lateFiles: Plugin = {
  name: 'wattdesk:late-files',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ build: { modulePreload: { resolveDependencies: allFilesOf } } }),
  load(id) {
    if (id !== preloadHelper) return undefined
    return `export { loadLate as __vitePreload } from ${JSON.stringify(engineModule('ui/late/lateFiles'))}`
  },
}

/** Vite names no file for a module without dependencies. */
function allFilesOf(file: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) {
  return hostType === 'js' && files.length === 0 ? [file] : files
}
