import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { billOfMaterials } from './billOfMaterials.ts'
import { licenceList } from './licences.ts'

/** Writes the bill of materials and the licences of the tree beside the built portal. */
export function billInBuild(): Plugin {
  return {
    name: 'wattdesk:bill-of-materials',
    apply: 'build',
    async writeBundle({ dir = '.' }) {
      await writeFile(join(dir, 'sbom.cdx.json'), billOfMaterials())
      await writeFile(join(dir, 'THIRD-PARTY.md'), licenceList())
    },
  }
}
