import type { Plugin } from 'vite'
import { readLockfile } from './lockfile.ts'

/**
 * Ends a build with a package that its bill of materials would count among the tools.
 *
 * @param alsoShipped names of packages that are tools elsewhere and part of this build
 */
export function onlyShipped(...alsoShipped: readonly string[]): Plugin {
  return {
    name: 'wattdesk:only-shipped',
    apply: 'build',
    generateBundle() {
      const tools = readLockfile(alsoShipped).filter(({ isTool }) => isTool)
      const names = new Set(tools.map(({ name }) => name))
      for (const id of this.getModuleIds()) {
        const [, name = ''] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
        if (names.has(name))
          throw new Error(`${name} is in the build: make it a dependency, or name it as shipped.`)
      }
    },
  }
}
