import { compare, groupBy, readLockfile, type Package } from './lockfile'

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

/** The licences of the whole tree, as the text of THIRD-PARTY.md. */
export function licenceList(): string {
  const packages = readLockfile()
  return [
    '# What Wattdesk is made of, and under which licences',
    '',
    'Made by `npm run sbom` of `package-lock.json`, like `sbom.cdx.json`. The texts of the licences are in the packages.',
    '',
    ...section(
      'In the product',
      packages.filter(({ isTool }) => !isTool),
    ),
    ...section(
      'For building and testing only',
      packages.filter(({ isTool }) => isTool),
    ),
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
