import {
  faultsOf,
  findingsOf,
  verdictOf,
  type Finding,
  type Report,
  type ResourceReport,
} from './look/Report'

/** The report as a person reads it in a terminal. */
export function asText(report: Report): string {
  const findings = findingsOf(report)
  const { gateway, dialect, user, calls, resources } = report
  const head = `${gateway}  dialect ${dialect}, as ${user}, ${calls} calls`
  const lines = linesOf(resources).join('\n')
  const found = findings.map(paragraph).join('\n\n')
  return [head, lines, ...(found ? [found] : []), verdictOf(findings)].join('\n\n')
}

/** One line each; what was left out for one reason shares a line. */
function linesOf(resources: readonly ResourceReport[]): readonly string[] {
  const skipped = grouped(resources, (resource) => resource.skipped)
  const unwritten = grouped(resources, reasonNotWritten)
  return [
    ...resources.filter((resource) => resource.skipped === undefined).map(lineOf),
    ...[...skipped].map(([reason, group]) => `–  ${nameAll(group)}: ${reason}`),
    ...[...unwritten].map(([reason, group]) => `–  not written: ${nameAll(group)}: ${reason}`),
  ]
}

function grouped(
  resources: readonly ResourceReport[],
  reasonOf: (resource: ResourceReport) => string | undefined,
): ReadonlyMap<string, readonly ResourceReport[]> {
  const groups = new Map<string, ResourceReport[]>()
  for (const resource of resources) {
    const reason = reasonOf(resource)
    if (reason !== undefined) groups.set(reason, [...(groups.get(reason) ?? []), resource])
  }
  return groups
}

function reasonNotWritten({ undone }: ResourceReport): string | undefined {
  return undone.find((line) => line.startsWith('write: '))?.replace('write: ', '')
}

function nameAll(resources: readonly ResourceReport[]): string {
  const [only, ...others] = resources
  return others.length === 0 && only
    ? `${only.name.padEnd(14)} ${only.path}`
    : resources.map(({ name }) => name).join(', ')
}

function lineOf({ name, path, total, fields, undeclared, done, findings }: ResourceReport): string {
  const isFaulty = faultsOf(findings).length > 0
  const mark = isFaulty ? '✗' : findings.length > 0 ? '!' : '✓'
  const beyond = undeclared.length === 0 ? '' : `, ${undeclared.length} undeclared`
  const written = done.includes('write') ? '; written' : ''
  const counted = `${total} rows, ${fields.length} fields${beyond}${written}`
  return `${mark}  ${name.padEnd(14)} ${path}: ${counted}`
}

function paragraph({ level, about, field, check, problem }: Finding): string {
  const mark = level === 'note' ? '  (note)' : ''
  return `${field === undefined ? about : `${about}.${field}`}  ${check}${mark}\n  ${problem}`
}
