/** A mistake in the declarations, worded for a developer. */
export type Finding = {
  /** Its file, from the root: `resources/bill.ts`. */
  readonly file: string
  readonly resource: string
  readonly field?: string
  /** The problem, in one sentence. */
  readonly problem: string
  /** The remedy, in one sentence. */
  readonly fix: string
}

/** A finding without its place, which is the resource's own file unless it names another. */
export type Complaint = Omit<Finding, 'file' | 'resource'> & { readonly file?: string }

/** A problem and its remedy, without a place. */
export type Fault = { readonly problem: string; readonly fix: string }

/** Faults of one field as complaints. */
export function faultsAt(field: string, faults: readonly Fault[]): readonly Complaint[] {
  return faults.map(({ problem, fix }) => ({ field, problem, fix }))
}
