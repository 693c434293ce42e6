import {
  faultsOf,
  findingsOf,
  verdictOf,
  type Finding,
  type Report,
  type ResourceReport,
} from './Report'

/** The report as a person reads it in a terminal. */
export function asText(report: Report): string {
  const findings = findingsOf(report)
  const { gateway, dialect, user, calls, resources } = report
  const head = `${gateway}  dialect ${dialect}, as ${user}, ${calls} calls`
  const lines = linesOf(resources).join('\n')
  const found = findings.map(paragraph).join('\n\n')
  return [head, lines, ...(found ? [found] : []), verdictOf(findings)].join('\n\n')
}

/** One line each; those that were skipped for one reason share theirs. */
function linesOf(resources: readonly ResourceReport[]): readonly string[] {
  const reasons = new Map<string, ResourceReport[]>()
  for (const resource of resources) {
    const { skipped } = resource
    if (skipped !== undefined) reasons.set(skipped, [...(reasons.get(skipped) ?? []), resource])
  }
  return [
    ...resources.filter(({ skipped }) => skipped === undefined).map(lineOf),
    ...[...reasons].map(([reason, skipped]) => `–  ${nameAll(skipped)}: ${reason}`),
  ]
}

function nameAll(resources: readonly ResourceReport[]): string {
  const [only, ...others] = resources
  return others.length === 0 && only
    ? `${only.name.padEnd(14)} ${only.path}`
    : resources.map(({ name }) => name).join(', ')
}

function lineOf(resource: ResourceReport): string {
  const { name, path, total, fields, undeclared, findings } = resource
  const isFaulty = faultsOf(findings).length > 0
  const mark = isFaulty ? '✗' : findings.length > 0 ? '!' : '✓'
  const beyond = undeclared.length === 0 ? '' : `, ${undeclared.length} undeclared`
  const counted = `${total} rows, ${fields.length} fields${beyond}${writtenIn(resource)}`
  return `${mark}  ${name.padEnd(14)} ${path}: ${counted}`
}

function writtenIn({ done, undone }: ResourceReport): string {
  const reason = undone.find((line) => line.startsWith('write: '))?.replace('write: ', '')
  if (reason !== undefined) return `; not written, as ${reason}`
  return done.includes('write') ? '; written' : ''
}

function paragraph({ level, about, field, check, problem }: Finding): string {
  const mark = level === 'note' ? '  (note)' : ''
  return `${field === undefined ? about : `${about}.${field}`}  ${check}${mark}\n  ${problem}`
}
