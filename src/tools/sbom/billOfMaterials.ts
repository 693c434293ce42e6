import { compare, found, groupBy, readLockfile, readManifest, type Package } from './lockfile.ts'

/**
 * The software bill of materials as CycloneDX 1.6, from package.json and package-lock.json alone: the same
 * bytes for the same lockfile, so without time and serial number.
 */
export function billOfMaterials(packages: readonly Package[] = readLockfile()): string {
  const { name, version, license } = readManifest()
  const own = `pkg:npm/${name}@${version}`
  const product = { type: 'application', 'bom-ref': own, name, version, purl: own }
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...product, licenses: licensesOf(license) } },
    components: components(packages),
    dependencies: [{ ref: own, dependsOn: directOnes(packages) }, ...dependencies(packages)],
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** One for each name and version, however often it lies in the tree; a tool only where it is nothing else. */
function components(packages: readonly Package[]): readonly object[] {
  return [...byReference(packages)].map(([purl, all]) => component(purl, all))
}

function component(purl: string, all: readonly Package[]): object {
  const [one] = all
  if (one === undefined) throw new Error(`${purl} is no package`)
  const [scope, bare] = one.name.startsWith('@') ? one.name.split('/') : [undefined, one.name]
  return {
    type: 'library',
    'bom-ref': purl,
    ...(scope !== undefined && { group: scope }),
    name: bare,
    version: one.version,
    // packages for build and tests are not in the product
    scope: all.every(({ isTool }) => isTool) ? 'excluded' : 'required',
    licenses: licensesOf(one.license ?? ''),
    purl,
  }
}

function dependencies(packages: readonly Package[]): readonly object[] {
  const places = new Map(packages.map((one) => [one.place, one]))
  const wantedBy = ({ place, dependencies, optionalDependencies, peerDependencies }: Package) =>
    Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).flatMap(
      (name) => {
        const one = found(places, place, name)
        // a package for another system, or an unused optional peer
        return one === undefined ? [] : [referenceOf(one)]
      },
    )
  return [...byReference(packages)].map(([ref, all]) => ({
    ref,
    dependsOn: [...new Set(all.flatMap(wantedBy))].toSorted(compare),
  }))
}

function directOnes(packages: readonly Package[]): readonly string[] {
  const manifest = readManifest()
  const names = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
  return packages
    .filter(({ name, place }) => names.has(name) && place === `node_modules/${name}`)
    .map(referenceOf)
}

function byReference(packages: readonly Package[]): ReadonlyMap<string, readonly Package[]> {
  return groupBy(packages, referenceOf)
}

export function referenceOf({ name, version }: Package): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function licensesOf(license: string): readonly object[] {
  return / (?:AND|OR) /.test(license) ? [{ expression: license }] : [{ license: named(license) }]
}

/** Names that are in the list of SPDX are ids. */
function named(license: string): object {
  return license === 'BSD' ? { name: license } : { id: license }
}
