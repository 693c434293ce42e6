import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { compare, groupBy, readLockfile, root, type Package } from './lockfile.ts'

/** Licences of packages in the product: all allow use, change and redistribution. */
const forAll = new Set([
  'MIT',
  'ISC',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  '(MPL-2.0 OR Apache-2.0)',
  'MIT AND ISC AND BSD-3-Clause',
])

/** Further licences for tools, which are not distributed. */
const forTools = new Set([
  ...forAll,
  'MPL-2.0',
  'MIT-0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  '(MIT OR CC0-1.0)',
])

/** @returns a line for each package with a licence that is not allowed */
export function strangeLicences(packages: readonly Package[]): readonly string[] {
  return packages
    .filter(({ license = '', isTool }) => !(isTool ? forTools : forAll).has(license))
    .map(({ name, version, license = 'none' }) => `${name} ${version}: ${license}`)
}

/** The licences of the whole tree, and their texts for all that is in the product. */
export function licenceList(packages: readonly Package[] = readLockfile()): string {
  const shipped = packages.filter(({ isTool }) => !isTool)
  const tools = packages.filter(({ isTool }) => isTool)
  return [
    '# What Wattdesk is made of, and under which licences',
    '',
    'The build writes this file, like `sbom.cdx.json`, from `package-lock.json` and the installed packages.',
    '',
    ...section('In the product', shipped),
    ...section('For building and testing only', tools),
    '## The texts of the licences in the product',
    '',
    ...licenceTexts(shipped),
  ].join('\n')
}

function section(title: string, packages: readonly Package[]): readonly string[] {
  const groups = [...groupBy(packages, ({ license = 'none' }) => license)]
  return [
    `## ${title}: ${packages.length} packages`,
    '',
    ...groups
      .toSorted(([one], [other]) => compare(one, other))
      .flatMap(([license, all]) => [
        `### ${license}: ${all.length}`,
        '',
        [...new Set(all.map(({ name, version }) => `${name} ${version}`))].join(', '),
        '',
      ]),
  ]
}

/** Each text once, under the packages that carry it. */
function licenceTexts(packages: readonly Package[]): readonly string[] {
  const written = packages.flatMap((one) =>
    textsOf(one).map((text) => ({ text, title: `${one.name} ${one.version}` })),
  )
  return [...groupBy(written, ({ text }) => text)].flatMap(([text, all]) => [
    `### ${[...new Set(all.map(({ title }) => title))].join(', ')}`,
    '',
    '```text',
    text,
    '```',
    '',
  ])
}

function textsOf({ place }: Package): readonly string[] {
  const folder = resolve(root, place)
  const files = readdirSync(folder).toSorted(compare)
  const read = (name: string) =>
    readFileSync(resolve(folder, name), 'utf8').replaceAll('\r\n', '\n').trim()
  const own = files.filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
  if (own.length > 0) return own.map(read)
  const guides = files.filter((name) => /^readme/i.test(name))
  return guides.flatMap((name) => /^#* ?License\n-*\n*([^]*)/im.exec(read(name))?.[1] ?? [])
}
