import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { billOfMaterials } from './billOfMaterials'
import { licenceList } from './licences'
import { root } from './lockfile'

/** `npm run sbom`: writes what the product is made of, and under which licences, from the lockfile. */

const files = { 'sbom.cdx.json': billOfMaterials(), 'THIRD-PARTY.md': licenceList() }
for (const [name, text] of Object.entries(files)) {
  writeFileSync(resolve(root, name), text)
  console.log(`${name}: ${text.length} bytes`)
}
