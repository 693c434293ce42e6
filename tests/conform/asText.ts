import { findingsOf, type Finding, type Report, type ResourceReport } from './Report'

/** The report as a person reads it in a terminal. */
export function asText(report: Report): string {
  const findings = findingsOf(report)
  const { gateway, dialect, user, calls, resources } = report
  const head = `${gateway}  dialect ${dialect}, as ${user}, ${calls} calls`
  const lines = resources.map(lineOf).join('\n')
  const found = findings.map(paragraph).join('\n\n')
  const end = findings.length === 0 ? 'nothing found' : `${findings.length} found`
  return [head, lines, ...(found ? [found] : []), end].join('\n\n')
}

function lineOf({ name, path, skipped, total, fields, undeclared, findings }: ResourceReport) {
  if (skipped !== undefined) return `–  ${name.padEnd(14)} ${path}: ${skipped}`
  const mark = findings.length === 0 ? '✓' : '✗'
  const beyond = undeclared.length === 0 ? '' : `, ${undeclared.length} undeclared`
  return `${mark}  ${name.padEnd(14)} ${path}: ${total} rows, ${fields.length} fields${beyond}`
}

function paragraph({ about, field, check, problem }: Finding): string {
  return `${field === undefined ? about : `${about}.${field}`}  ${check}\n  ${problem}`
}
