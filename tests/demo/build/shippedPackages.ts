import type { Plugin } from 'vite'
import { readLockfile } from '../../../src/tools/sbom/lockfile.ts'

/** The packages that the sandbox brings into the demo; the portal has none of them. */
export const shippedPackages = ['@electric-sql/pglite', 'hono']

/** Ends a build whose worker has a package that the bill of materials would count among the tools. */
export function onlyShippedPackages(): Plugin {
  return {
    name: 'wattdesk:only-shipped-packages',
    apply: 'build',
    generateBundle() {
      const tools = readLockfile(shippedPackages).filter(({ isTool }) => isTool)
      const names = new Set(tools.map(({ name }) => name))
      for (const id of this.getModuleIds()) {
        const [, name = ''] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
        if (names.has(name)) throw new Error(`${name} is missing in shippedPackages.ts.`)
      }
    },
  }
}
