import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { billOfMaterials } from './billOfMaterials.ts'
import { licenceList } from './licences.ts'
import { readLockfile } from './lockfile.ts'

/**
 * Writes the bill of materials and the licences of the tree beside the build.
 *
 * @param alsoShipped names of packages that are tools elsewhere and part of this build
 */
export function billInBuild(...alsoShipped: readonly string[]): Plugin {
  return {
    name: 'wattdesk:bill-of-materials',
    apply: 'build',
    async writeBundle({ dir = '.' }) {
      const packages = readLockfile(alsoShipped)
      await writeFile(join(dir, 'sbom.cdx.json'), billOfMaterials(packages))
      await writeFile(join(dir, 'THIRD-PARTY.md'), licenceList(packages))
    },
  }
}
