/** A mistake in the declarations, worded for a developer. */
export type Finding = {
  /** The problem, in one sentence. */
  readonly problem: string
  /** The remedy, in one sentence. */
  readonly fix: string
}

/** A finding of one resource, in its own file unless it names another. */
export type FieldFinding = Finding & { readonly field?: string; readonly file?: string }

/** A finding with its place. */
export type PlacedFinding = FieldFinding & {
  /** From the root: `resources/bill.ts`. */
  readonly file: string
  readonly resource: string
}

/** Findings of one field. */
export function findingsAt(field: string, findings: readonly Finding[]): readonly FieldFinding[] {
  return findings.map(({ problem, fix }) => ({ field, problem, fix }))
}
