/** One thing in which the gateway and a declaration disagree. */
export type Finding = {
  /** A `fault` gives operators less or other than declared; the portal copes with a `note` by itself. */
  readonly level: 'fault' | 'note'
  /** A resource's name, `session`, `menu` or `dictionaries`. */
  readonly about: string
  readonly field?: string
  /** The part of the examination that found it: `paging`, `filter`, … */
  readonly check: string
  readonly problem: string
}

/** How the gateway sends a declared field. */
export type FieldFact = {
  readonly name: string
  /** Its name on the wire. */
  readonly wire: string
  readonly kind: string
  /** Of how many rows how many had it. */
  readonly sent: string
  /** The form of its values: `decimal text`, `yyyy-MM-dd HH:mm:ss`, `code of the dictionary`. */
  readonly forms: readonly string[]
}

/** A value of the wire that no declaration names. */
export type Undeclared = { readonly name: string; readonly forms: readonly string[] }

export type ResourceReport = {
  readonly name: string
  readonly path: string
  /** Why nothing was asked; then all below is empty. */
  readonly skipped?: string
  readonly total: number
  readonly fields: readonly FieldFact[]
  readonly undeclared: readonly Undeclared[]
  /** The parts of the examination that were done, and those that were not, with the reason. */
  readonly done: readonly string[]
  readonly undone: readonly string[]
  readonly findings: readonly Finding[]
}

export type Report = {
  /** Without user, password and query. */
  readonly gateway: string
  readonly dialect: string
  readonly user: string
  /** ISO, UTC. */
  readonly at: string
  readonly calls: number
  readonly general: readonly Finding[]
  readonly resources: readonly ResourceReport[]
}

/** All findings, the general ones first. */
export function findingsOf({ general, resources }: Report): readonly Finding[] {
  return [...general, ...resources.flatMap(({ findings }) => findings)]
}

/** The findings that decide the exit code. */
export function faultsOf(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ level }) => level === 'fault')
}

/** `2 faults, 1 note`, or `nothing found`. */
export function verdictOf(findings: readonly Finding[]): string {
  const faults = faultsOf(findings).length
  const notes = findings.length - faults
  const counted = [counts(faults, 'fault'), counts(notes, 'note')].filter((text) => text !== '')
  return counted.join(', ') || 'nothing found'
}

function counts(count: number, noun: string): string {
  if (count === 0) return ''
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
