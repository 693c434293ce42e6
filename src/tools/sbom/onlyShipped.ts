import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { readLockfile, root } from './lockfile.ts'

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
      const places = new Set(tools.map(({ place }) => place))
      for (const id of this.getModuleIds()) {
        const file = relative(root, id).split(sep).join('/')
        const [, place = ''] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? []
        if (places.has(place))
          throw new Error(`${place} is in the build: make it a dependency, or name it as shipped.`)
      }
    },
  }
}
