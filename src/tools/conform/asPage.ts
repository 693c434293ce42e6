import { pageStyle } from './pageStyle'
import {
  faultsOf,
  findingsOf,
  verdictOf,
  type FieldFact,
  type Finding,
  type Report,
  type ResourceReport,
} from './look/Report'

/** The report as one page without scripts, to be kept or sent. */
export function asPage(report: Report): string {
  const findings = findingsOf(report)
  const { gateway, dialect, user, at, calls, resources } = report
  const verdict = verdictOf(findings).replace(/^n/, 'N')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${text(gateway)}</title>
<style>${pageStyle}</style>
</head>
<body>
<header>
<h1>Conformance</h1>
<p class="verdict ${markOf(findings)}">${verdict}</p>
<dl>
${fact('Gateway', gateway)}${fact('Dialect', dialect)}${fact('Account', user)}${fact('When', at.replace('T', ' ').replace(/\..*/, ' UTC'))}${fact('Calls', String(calls))}
</dl>
</header>
<main>
${findings.length === 0 ? '' : `<section><h2>Findings</h2>\n${findingTable(findings)}</section>`}
<section><h2>Resources</h2>
${resources.map(resourcePart).join('\n')}
</section>
</main>
</body>
</html>
`
}

function fact(name: string, value: string): string {
  return `<div><dt>${name}</dt><dd>${text(value)}</dd></div>`
}

function findingTable(findings: readonly Finding[]): string {
  const rows = findings.map(
    ({ level, about, field, check, problem }) =>
      `<tr><td>${text(about)}${field === undefined ? '' : `<b>.${text(field)}</b>`}</td><td>${text(check)}</td><td>${level === 'note' ? '<b>Note:</b> ' : ''}${text(problem)}</td></tr>`,
  )
  return table(['Where', 'Check', 'What'], rows)
}

function resourcePart(resource: ResourceReport): string {
  const { name, path, skipped, total, fields, undeclared, done, undone, findings } = resource
  const mark = skipped === undefined ? markOf(findings) : 'none'
  const count = skipped !== undefined ? 'not asked' : `${total} rows`
  const found = findings.length === 0 ? '' : ` · ${verdictOf(findings)}`
  return `<details${findings.length > 0 ? ' open' : ''}>
<summary><span class="mark ${mark}"></span><b>${text(name)}</b> <code>${text(path)}</code> <span class="quiet">${count}${found}</span></summary>
${skipped === undefined ? '' : `<p>${text(skipped)}</p>`}
${fields.length === 0 ? '' : table(['Field', 'Kind', 'Sent in', 'Looks like'], fields.map(fieldRow))}
${undeclared.length === 0 ? '' : `<p>Sent and not declared: ${undeclared.map(({ name: own, forms }) => `<code>${text(own)}</code> (${text(forms.join(', '))})`).join(', ')}.</p>`}
${done.length === 0 ? '' : `<p class="quiet">Looked at: ${text(done.join(', '))}.</p>`}
${undone.length === 0 ? '' : `<p class="quiet">Not looked at: ${text(undone.join('; '))}.</p>`}
</details>`
}

function markOf(findings: readonly Finding[]): 'good' | 'noted' | 'bad' {
  if (findings.length === 0) return 'good'
  return faultsOf(findings).length > 0 ? 'bad' : 'noted'
}

function fieldRow({ name, wire, kind, sent, forms }: FieldFact): string {
  const own = wire === name ? '' : ` <code>${text(wire)}</code>`
  return `<tr><td>${text(name)}${own}</td><td>${text(kind)}</td><td>${text(sent)}</td><td>${text(forms.join(', '))}</td></tr>`
}

function table(heads: readonly string[], rows: readonly string[]): string {
  const head = heads.map((one) => `<th>${one}</th>`).join('')
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text of the gateway. */
function text(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')
}
