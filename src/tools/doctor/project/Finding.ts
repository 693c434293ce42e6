/** A mistake in the declarations, told to the developer who made it. */
export type Finding = {
  /** Where it stands, from the root: `resources/bill.ts`. */
  readonly file: string
  readonly resource: string
  readonly field?: string
  /** What is wrong, in one sentence. */
  readonly problem: string
  /** What to write instead, in one sentence. */
  readonly fix: string
}

/** A finding without its place, which is the resource's own file unless it names another. */
export type Complaint = Omit<Finding, 'file' | 'resource'> & { readonly file?: string }

/** What is wrong and what to do, of something that the caller knows. */
export type Fault = { readonly problem: string; readonly fix: string }

/** Faults of one field as complaints. */
export function faultsAt(field: string, faults: readonly Fault[]): readonly Complaint[] {
  return faults.map(({ problem, fix }) => ({ field, problem, fix }))
}
