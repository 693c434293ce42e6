import { waitFor } from '@testing-library/react'

/** Findings against a resource; each names the field or action and says what differs. */
export type Findings = {
  readonly found: readonly string[]
  /** Adds the finding if the condition does not hold. */
  readonly unless: (holds: boolean, finding: string) => void
  /** Adds the finding if the condition does not hold within four seconds. */
  readonly unlessSoon: (holds: () => boolean, finding: string) => Promise<void>
  /** Adds both values, with their name, if they differ. */
  readonly unlessEqual: (actual: unknown, expected: unknown, name: string) => void
}

// for busy machines
const patience = { timeout: 4_000, interval: 20 }

export function createFindings(): Findings {
  const found: string[] = []
  const unless = (holds: boolean, finding: string) => {
    if (!holds) found.push(finding)
  }
  return {
    found,
    unless,
    unlessSoon: (holds, finding) =>
      waitFor(() => {
        if (!holds()) throw new Error(finding)
      }, patience).catch(() => void found.push(finding)),
    unlessEqual: (actual, expected, name) => {
      const [is, wanted] = [ordered(actual), ordered(expected)]
      unless(is === wanted, `${name}: expected ${wanted}, got ${is}`)
    },
  }
}

function ordered(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
