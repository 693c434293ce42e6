import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../library/entries'
import { billOfMaterials } from '../sbom/billOfMaterials'
import { readManifest } from '../sbom/lockfile'
import { archivePortal } from './archivePortal'
import { releaseNotes } from './changelog'
import { packLibrary } from './packLibrary'

/** `npm run release`: writes what a release consists of into a folder, and publishes nothing. */

const help = `npm run release                        a trial, of the version in package.json
npm run release -- --tag v1.2.3        refuses if tag, package.json and CHANGELOG.md disagree

  --out FOLDER         where to write, dist-release by default
  --repository URL     the address of the repository, for the package's manifest`

async function release(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      tag: { type: 'string' },
      out: { type: 'string', default: 'dist-release' },
      repository: { type: 'string' },
    },
  })
  if (values.help) return console.log(help)
  const { version } = readManifest()
  const notes = releaseNotes(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version, values.tag)
  const out = resolve(root, values.out)
  prepareFolder(out)
  writeFileSync(join(out, 'notes.md'), `${notes}\n`)
  process.env.NODE_ENV = 'production'
  const archives = [
    await packLibrary(out, values.repository),
    await archivePortal(out, version),
    `wattdesk-${version}.cdx.json`,
  ]
  writeFileSync(join(out, `wattdesk-${version}.cdx.json`), billOfMaterials())
  const sums = archives.map((name) => `${sha256(join(out, name))}  ${name}\n`)
  writeFileSync(join(out, 'SHA256SUMS'), sums.join(''))
  for (const name of readdirSync(out)) console.log(`${values.out}/${name}`)
}

/** Removes the release before. @throws {Error} when the folder has other files */
function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const names = readdirSync(folder)
  if (names.length > 0 && !names.includes('notes.md'))
    throw new Error(`${folder} has other files: empty it, or choose another with --out.`)
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
}

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

await release().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
