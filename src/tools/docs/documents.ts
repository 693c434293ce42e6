import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import * as prettier from 'prettier'
import { scenarios } from '@/sandbox/trade/scenarios'
import { portalSettingsTable, type Setting } from '@/server/settings/portalSettings'
import { root } from '../sbom/lockfile'
import { factsOf } from './facts'
import { inWords } from './valueIn'
import { fillDocument, type Generators } from './fillDocument'
import { readFrom, reference } from './reference'

const read = readFrom(root)

const generators: Generators = {
  reference: () => reference(read),
  scenarios: scenarioTable,
  settings: () => settingRows(portalSettingsTable),
  soak: soakTable,
}

const facts = factsOf(read)

/** Every Markdown document of the tree, as paths from the root. */
export function documentPaths(): readonly string[] {
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
  return names.split('\n').filter(Boolean)
}

/** A document with its generated parts brought up to date. */
export async function currentDocument(path: string): Promise<string> {
  const filled = fillDocument(read(path), { read, generators, facts })
  return prettier.format(filled, {
    ...(await prettier.resolveConfig(resolve(root, path))),
    parser: 'markdown',
  })
}

function settingRows(settings: readonly Setting[]): string {
  const rows = settings.map((setting) => {
    const shown = setting.default === '' ? '–' : `\`${setting.default}\``
    return `| \`${setting.name}\` | ${shown} | ${setting.meaning} |`
  })
  return ['| setting | default | meaning |', '| --- | --- | --- |', ...rows].join('\n')
}

/** The scenarios of the sandbox, as a table. */
function scenarioTable(): string {
  const rows = Object.entries(scenarios).map(([name, { what }]) => `| \`${name}\` | ${what} |`)
  return ['| scenario | what the gateway is like |', '| --- | --- |', ...rows].join('\n')
}

/** What the last run of each part of the soak found, and what makes that part shorter. */
function soakTable(): string {
  const figures = JSON.parse(read('tests/soak/figures.json')) as Record<string, string>
  const rows = Object.entries(figures).map(([part, line]) => {
    const source = read(`tests/soak/${part}.soak.ts`)
    const amounts = [...source.matchAll(/countFrom\('(\w+)'/g)].map(([, name]) => `\`${name}\``)
    const grouped = line.replaceAll(/(?<!seeds? |to )\b\d{4,}\b/g, (digits) =>
      inWords(Number(digits)),
    )
    return `| \`npm run soak -- ${part}\` | ${grouped} | ${amounts.join(', ')} |`
  })
  return ['| part | its last run | amount |', '| --- | --- | --- |', ...rows].join('\n')
}
