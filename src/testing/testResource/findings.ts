import { waitFor } from '@testing-library/react'

/** Findings against a resource; each sentence names the field or action and the expectation. */
export type Findings = {
  readonly found: readonly string[]
  /** Adds the sentence if it does not hold. */
  readonly unless: (holds: boolean, sentence: string) => void
  /** Adds the sentence if it does not hold in time. */
  readonly unlessSoon: (holds: () => boolean, sentence: string) => Promise<void>
  /** Adds both values if they differ. */
  readonly unlessEqual: (actual: unknown, expected: unknown, what: string) => void
}

// for busy machines
const patience = { timeout: 4_000, interval: 20 }

export function createFindings(): Findings {
  const found: string[] = []
  const unless = (holds: boolean, sentence: string) => {
    if (!holds) found.push(sentence)
  }
  return {
    found,
    unless,
    unlessSoon: (holds, sentence) =>
      waitFor(() => {
        if (!holds()) throw new Error(sentence)
      }, patience).catch(() => void found.push(sentence)),
    unlessEqual: (actual, expected, what) => {
      const [is, wanted] = [ordered(actual), ordered(expected)]
      unless(is === wanted, `${what}: expected ${wanted}, got ${is}`)
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
