import type { RecordedRun } from '@/tools/docs/facts'

// a machine without PostgreSQL or a web server leaves tests out
const leastShare = 0.8

/** @returns a sentence if a run had far fewer tests than the documents say */
export function fewerTests(run: RecordedRun, recorded: RecordedRun): string | undefined {
  const fewer = (['unit', 'browser'] as const).find(
    (name) => run[name] < recorded[name] * leastShare,
  )
  if (fewer === undefined) return undefined
  return `${run[fewer]} ${fewer} tests ran, the documents say ${recorded[fewer]}: npm run facts`
}
