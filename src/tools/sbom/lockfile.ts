import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')

/** A package in package-lock.json. */
export type Entry = {
  version: string
  license?: string
  integrity?: string
  resolved?: string
  dev?: true
  devOptional?: true
  optional?: true
  hasInstallScript?: true
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
}

export type Package = Entry & {
  /** Where it lies: `node_modules/a/node_modules/b`. */
  place: string
  name: string
  /** Whether it is there for building and testing only, and nothing of it is sent to a browser. */
  isTool: boolean
}

export type Manifest = {
  name: string
  version: string
  license: string
  engines: { node: string }
  dependencies: Readonly<Record<string, string>>
  devDependencies: Readonly<Record<string, string>>
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
}

/**
 * Every package of the lockfile, in the order of their names and places.
 *
 * @param alsoShipped names of packages that are tools elsewhere and part of this build
 */
export function readLockfile(alsoShipped: readonly string[] = []): readonly Package[] {
  const text = readFileSync(resolve(root, 'package-lock.json'), 'utf8')
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(text)
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => packageAt(place, entry, alsoShipped))
    .toSorted((one, other) => compare(one.name, other.name) || compare(one.place, other.place))
}

function packageAt(place: string, entry: Entry, alsoShipped: readonly string[]): Package {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const isTool = (entry.dev === true || entry.devOptional === true) && !alsoShipped.includes(name)
  return { ...entry, place, name, isTool }
}

/** Sorts the same on every machine, in any locale. */
export function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Things of one kind together, in the order in which the kinds come. */
export function groupBy<T>(
  things: readonly T[],
  kindOf: (one: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of things) {
    const kind = kindOf(one)
    groups.set(kind, [...(groups.get(kind) ?? []), one])
  }
  return groups
}

/** The package that another one finds under a name, as Node looks for it: nearest first. */
export function found(
  packages: ReadonlyMap<string, Package>,
  from: string,
  name: string,
): Package | undefined {
  const above = from.split('/node_modules/').map((_, at, parts) => parts.slice(0, at + 1))
  const places = above.map((parts) => `${parts.join('/node_modules/')}/node_modules/${name}`)
  const nearest = [...places.toReversed(), `node_modules/${name}`]
  return nearest.map((place) => packages.get(place)).find((one) => one !== undefined)
}
