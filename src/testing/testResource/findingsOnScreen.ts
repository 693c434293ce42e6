import type { Language } from '@/engine/config'
import { createRegistry } from '@/engine/registry'
import type { Resource } from '@/engine/declare'
import { createDataProvider } from '@/engine/data/dataProvider'
import type { Gateway } from '@/engine/data/gateway'
import {
  codesOf,
  columnsOf,
  fieldOf,
  fieldsOf,
  labelWithNote,
  type DeclaredField,
} from './declared'
import { createFindings, type Findings } from './findings'
import type { Row } from './gateway'
import { nameless } from './names'
import { all, everywhere, goTo, openPortal, plant, textOf } from './portal'
import { placeOf } from './places'
import { undeclaredCalls } from './requests'
import { plantedId, plantedRows, secretText, undeclared } from './rows'
import { wordAt } from './words'

type Screen = {
  readonly resource: Resource
  readonly language: Language
  readonly rows: readonly Row[]
  readonly findings: Findings
}

/**
 * Checks a list and a record's page over the worst valid answer: every code, amounts longer
 * than a number, digits with leading zeros, a secret and an undeclared key.
 */
export async function findingsOnScreen(
  resource: Resource,
  language: Language,
): Promise<readonly string[]> {
  const findings = createFindings()
  const rows = plantedRows(resource)
  const screen: Screen = { resource, language, rows, findings }
  const { sandbox, gateway } = await openPortal({ language })
  const place = await placeOf(sandbox, resource)
  if (place === undefined) return []
  plant(resource, rows)
  goTo(`${place}?perPage=50`)
  const last = plantedId(rows.length - 1)
  await findings.unlessSoon(
    () => all(`tr[data-id="${last}"]`).length > 0,
    'the list does not show every row',
  )
  checkName(screen)
  for (const name of columnsOf(resource)) await checkColumn(screen, name)
  checkBroken(screen)
  checkNothingElse(screen, 'the list')
  // its facts have the words of the columns, in any language
  if (language === 'en-US') {
    await checkRecord(screen, place)
    checkNothingElse(screen, 'the record’s page does not open')
    await checkKept(screen, gateway)
  }
  findings.unlessEqual(undeclaredCalls(resource), [], 'undeclared calls')
  return findings.found
}

function checkName({ resource, language, findings }: Screen) {
  const plural = wordAt(language, `resources.${resource.name}.plural`)
  findings.unless(plural !== undefined, `${resource.name}: no plural in ${language}`)
  findings.unlessEqual(textOf(document.querySelector('h1')), plural, 'heading of the list')
}

/** The words of a field, or its name. */
function labelOf({ resource, language, findings }: Screen, name: string): string {
  const word = wordAt(language, `resources.${resource.name}.fields.${name}`)
  findings.unless(word !== undefined, `${name}: no words for this field in ${language}`)
  return word ?? name
}

async function checkColumn(screen: Screen, name: string) {
  const { resource, rows, findings } = screen
  const field = fieldOf(resource, name)
  const heads = all('thead th')
  const label = labelOf(screen, name)
  const head = heads.find((one) => textOf(one) === labelWithNote(label, field))
  findings.unless(
    head !== undefined,
    `${name}: no column is named ‘${labelWithNote(label, field)}’`,
  )
  const at = head ? heads.indexOf(head) : -1
  const cells = rows.map((_, index) => all(`tr[data-id="${plantedId(index)}"] td`)[at])
  for (const [index, cell] of cells.entries()) {
    if (!cell || isOwnCell(resource, name)) continue
    await checkValue(screen, { name, field, at: cell, row: rows[index] ?? {}, place: 'list' })
  }
  if (codesOf(field).length > 0 && cells[0]) {
    const known = codesOf(field).length
    const texts = new Set(cells.slice(0, known).map(textOf))
    findings.unlessEqual(texts.size, known, `${name}: codes with different words`)
  }
}

function isOwnCell({ override }: Resource, name: string): boolean {
  return Object.hasOwn(override?.cell ?? {}, name)
}

type Shown = {
  readonly name: string
  readonly field: DeclaredField
  readonly at: HTMLElement
  readonly row: Row
  readonly place: string
}

async function checkValue(screen: Screen, { name, field, at, row, place }: Shown) {
  const { language, findings } = screen
  const value = row[field.wire ?? name]
  const tag = () => at.querySelector('.wd-tag')
  const what = `${name} in the ${place}`
  if (field.kind === 'code' || field.kind === 'remoteCode') {
    await findings.unlessSoon(
      () => at.querySelector('.wd-name-skeleton') === null,
      `${what}: the gateway’s word for the code '${String(value)}' does not appear`,
    )
    const [code = '', key = '', tone = 'neutral'] =
      codesOf(field).find(([known]) => known === value) ?? []
    const word = wordAt(language, `codes.${(field.dict ?? field.fallback)?.name}.${key}`)
    findings.unless(
      word !== undefined,
      `${name}: no words for the code '${code}' (${key}) in ${language}`,
    )
    findings.unless(
      !/\d/.test(code) || /[a-z]/i.test(code) || textOf(tag()) !== code,
      `${what}: the code '${code}' is shown as a number, not in words`,
    )
    if (field.kind === 'remoteCode') return
    findings.unlessEqual(textOf(tag()), word, `${what}: word for the code '${code}'`)
    findings.unless(
      tag()?.classList.contains(`wd-tag-${tone}`) === true,
      `${what}: the code '${code}' lacks the tone ${tone}`,
    )
    const english = wordAt('en-US', `codes.${field.dict?.name}.${key}`) ?? ''
    findings.unless(
      language === 'en-US' || !/[a-z]/.test(english) || /\p{Script=Han}/u.test(word ?? ''),
      `${name}: the code '${code}' has English words in Chinese`,
    )
    return
  }
  const expected = textShown(field, value, language)
  if (expected === undefined) return
  await findings.unlessSoon(
    () => textOf(at).includes(expected),
    `${what}: ${JSON.stringify(value)} should read ‘${expected}’ to the last digit and reads ‘${textOf(at)}’`,
  )
}

/** The expected text of a value, if it follows from the wire alone. */
function textShown(field: DeclaredField, value: unknown, language: Language): string | undefined {
  if (value === null || value === undefined) return undefined
  switch (field.kind) {
    case 'money':
    case 'decimal':
      return grouped(String(value))
    case 'text':
    case 'longText':
    case 'id':
    case 'time':
    case 'url':
      return String(value)
    case 'flag':
      return wordAt(language, value === (field.on ?? 'Y') ? 'kinds.yes' : 'kinds.no')
    default:
      return undefined
  }
}

function grouped(amount: string): string {
  const [whole = '', places] = amount.split('.')
  const groups = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return places === undefined ? groups : `${groups}.${places}`
}

/** The planted amounts of a row are all the same, so none of them is the sum of two others. */
function checkBroken({ resource, rows, findings }: Screen) {
  if (!resource.rules?.some(({ rule }) => rule === 'balanced')) return
  findings.unlessEqual(
    all('tr[data-broken] .wd-breach').length,
    rows.length,
    'rows marked as breaking a rule',
  )
}

async function checkRecord(screen: Screen, place: string) {
  const { resource, rows, findings } = screen
  goTo(`${place}/${plantedId(0)}/show`)
  await findings.unlessSoon(
    () =>
      all('.wd-list').length === 0 && all('h1').length > 0 && all('[aria-busy=true]').length === 0,
    'the record’s page does not open',
  )
  if (resource.override?.page?.show) return
  await findings.unlessSoon(() => all('dd').length > 0, 'the record’s page shows no facts')
  for (const [name, field] of fieldsOf(resource)) {
    if (field.typedOnly) continue
    const label = labelOf(screen, name)
    const terms = all('dt').filter((one) => textOf(one).startsWith(label))
    const term = terms.find((one) => [label, labelWithNote(label, field)].includes(textOf(one)))
    findings.unless(term !== undefined, `${name}: no fact on the record’s page is named ‘${label}’`)
    const at = term?.parentElement?.querySelector('dd')
    if (!at) continue
    if (field.kind === 'secret')
      findings.unless(
        textOf(at).startsWith('••••••'),
        `${name}: the record’s page does not mask it`,
      )
    else await checkValue(screen, { name, field, at, row: rows[0] ?? {}, place: 'record' })
    if (field.kind === 'money')
      findings.unless(
        textOf(at).includes(field.unit ?? ''),
        `${name}: the record’s page does not show its unit`,
      )
  }
}

function checkNothingElse({ findings }: Screen, place: string) {
  const seen = everywhere()
  findings.unless(!seen.includes(undeclared), `${place} contains an undeclared value`)
  findings.unless(!seen.includes(secretText), `${place} contains a secret`)
  findings.unlessEqual(nameless(), [], `${place}: controls, columns and buttons without a name`)
}

/** Checks the record in memory: declared fields only, and no secret. */
async function checkKept({ resource, findings }: Screen, gateway: Gateway) {
  const provider = createDataProvider(gateway, createRegistry([resource]))
  const { data: kept } = await provider.getOne(resource.name, { id: plantedId(0) })
  const own = new Set(fieldsOf(resource).map(([name]) => name))
  const strange = Object.keys(kept).filter((key) => !own.has(key) && !key.startsWith('@'))
  findings.unlessEqual(strange, [], 'undeclared keys of a record in memory')
  findings.unless(
    !JSON.stringify(kept).includes(secretText),
    'a record in memory contains a secret',
  )
  findings.unless(
    !JSON.stringify(kept).includes(undeclared),
    'a record in memory contains an undeclared value',
  )
}
