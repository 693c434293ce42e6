/** One thing in which the gateway and a declaration disagree. */
export type Finding = {
  /** Whom it is about: a resource's name, `session` or `menu`. */
  readonly about: string
  readonly field?: string
  /** What was looked at: `paging`, `filter`, … */
  readonly check: string
  readonly problem: string
}

/** How a declared field came. */
export type FieldFact = {
  readonly name: string
  /** Its name on the wire. */
  readonly wire: string
  readonly kind: string
  /** Of how many rows how many had it. */
  readonly sent: string
  /** What its values looked like: `decimal text`, `yyyy-MM-dd HH:mm:ss`, `code of the dictionary`. */
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
  /** What was looked at, and what could not be and why. */
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

/** All of them, the general ones first. */
export function findingsOf({ general, resources }: Report): readonly Finding[] {
  return [...general, ...resources.flatMap(({ findings }) => findings)]
}
