import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../library/entries'
import { writeLibrary } from '../library/writeLibrary'

type Manifest = Readonly<Record<string, unknown>> & { readonly files: readonly string[] }

const papers = ['LICENSE', 'README.md']
const ofTreeAlone = new Set(['private', 'scripts', 'devDependencies', 'prettier'])

/** Writes `lib` and packs it with its papers. @returns the name of the archive in the folder */
export async function packLibrary(out: string, repository: string | undefined): Promise<string> {
  await writeLibrary()
  const folder = join(out, 'package')
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  mkdirSync(folder)
  for (const name of [...manifest.files, ...papers])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  const published = `${JSON.stringify(publishedManifest(manifest, repository), null, 2)}\n`
  writeFileSync(join(folder, 'package.json'), published)
  const name = packFolder(folder, out)
  rmSync(folder, { recursive: true })
  return name
}

/**
 * The manifest of the package: without what serves this tree alone, and with the repository that npm compares
 * with the provenance. In the tree `private` keeps `npm publish` from publishing anything but a release.
 */
export function publishedManifest(manifest: Manifest, repository: string | undefined): object {
  const published = Object.fromEntries(
    Object.entries(manifest).filter(([name]) => !ofTreeAlone.has(name)),
  )
  if (repository === undefined) return published
  return { ...published, repository: { type: 'git', url: `git+${repository}.git` } }
}

function packFolder(folder: string, out: string): string {
  const npm = process.env['npm_execpath']
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', out]
  const options = { cwd: folder, encoding: 'utf8' } as const
  const answer = npm
    ? execFileSync(process.execPath, [npm, ...args], options)
    : execFileSync('npm', args, { ...options, shell: process.platform === 'win32' })
  const [packed] = JSON.parse(answer) as { filename: string }[]
  if (packed === undefined) throw new Error('npm packed nothing')
  return packed.filename
}
