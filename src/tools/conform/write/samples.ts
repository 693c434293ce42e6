import type { Dict } from '@/engine/schema/dict'
import { kindNamed } from '@/engine/kinds'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import { startingText } from '@/engine/schema/input'
import type { RuleName } from '@/engine/schema/validators/rules'

type Declared = FieldMap[string]

/** The basis of a sample. */
export type Sampling = {
  readonly resource: string
  readonly name: string
  /** Unlike that of any other record: `conform_` and seven letters and digits. */
  readonly mark: string
  /** Whether the field is the record's title, which is then the mark itself. */
  readonly isTitle: boolean
  /** The codes of a dictionary of the gateway. */
  readonly codesOf: (dictType: string) => readonly string[]
  /** The id of a record that may be referred to; of several, all of them are of conform's own. */
  readonly idOf: (resource: string) => string | undefined
  readonly ownIdOf: (resource: string) => string | undefined
}

/** A value for a field of a form for a new record; empty if none fits. */
export function sampleOf(field: Declared, sampling: Sampling): string {
  const chosen = chosenTexts[`${sampling.resource}.${sampling.name}`]
  if (chosen !== undefined) return chosen
  const make = Object.hasOwn(makers, field.kind) ? makers[field.kind] : undefined
  if (make) return make(field, sampling)
  // a kind of the app's own; of the engine's, those without a row here are left empty
  return kindNamed(field.kind) ? '' : (kindOf(field).samples(field)[0] ?? '')
}

/** Where the first value that the declaration allows would be seen, or run, by others. */
const chosenTexts: Readonly<Record<string, string>> = {
  'menu.menuType': 'C',
  'menu.parentId': '0',
  'job.invokeTarget': "ryTask.ryParams('ry')",
  'job.cronExpression': '0 0 3 1 1 ?',
}

/** A field of any kind as plain data. */
type Loose = Declared & {
  readonly rule?: RuleName
  readonly maxLength?: number
  readonly example?: string
  readonly min?: number
  readonly dict?: Dict
  readonly dictType?: string
  readonly fallback?: Dict
  readonly resource?: string
  readonly top?: string
  readonly item?: Declared
  readonly columns?: FieldMap
  readonly steps?: readonly [string, string]
}

type Make = (field: Loose, sampling: Sampling) => string

const makers: Readonly<Record<string, Make>> = {
  text: textSample,
  longText: textSample,
  integer: ({ min = 0 }) => String(Math.max(min, 7)),
  money: firstSample,
  decimal: firstSample,
  // keeps a new record hidden and inactive: dictionaries of the family end with "off"
  code: ({ dict }) => dict?.entries.at(-1)?.[0] ?? '',
  remoteCode: ({ dictType = '', fallback }, { codesOf }) =>
    codesOf(dictType).at(-1) ?? fallback?.entries.at(-1)?.[0] ?? '',
  flag: startingText,
  ref: ({ resource = '' }, { idOf }) => idOf(resource) ?? '',
  treeSelect: ({ resource = '', top = '' }, { idOf }) => idOf(resource) ?? top,
  tree: ({ resource = '' }, { ownIdOf }) => ownIdOf(resource) ?? '',
  list: ({ item }, sampling) => (item ? sampleOf(item, sampling) : ''),
  rows: ({ columns = {}, steps }, sampling) => {
    const cells = Object.entries(columns).map(([name, cell]) => [name, sampleOf(cell, sampling)])
    const ends = steps ? { [steps[0]]: '1', [steps[1]]: '10' } : {}
    return JSON.stringify([{ ...Object.fromEntries(cells), ...ends }])
  },
  address: firstSample,
  url: firstSample,
  secret: () => randomText(10),
}

function firstSample(field: Declared): string {
  return kindOf(field).samples(field)[0] ?? ''
}

function textSample({ rule, maxLength = 64, example }: Loose, sampling: Sampling): string {
  const { mark, name, isTitle } = sampling
  if (rule !== undefined) return (ruled[rule]?.(mark) ?? '').slice(0, maxLength)
  // keys and names of the family are of letters, digits and underscores
  return isTitle || example !== undefined ? mark : `${mark}_${name}`.slice(0, maxLength)
}

const ruled: Readonly<Record<string, (mark: string) => string>> = {
  email: (mark) => `${mark}@example.com`,
  tel: () => `139${randomDigits(8)}`,
  name: () => 'Conform',
  ipList: () => '203.0.113.7',
  url: () => 'https://example.com/conform',
}

/** A name that no other run has. */
export function newMark(): string {
  return `conform_${randomText(7)}`
}

function randomDigits(count: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte % 10).join('')
}

/** Letters and digits, of at least one each: rules of passwords want both. */
function randomText(count: number): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const bytes = crypto.getRandomValues(new Uint8Array(count - 2))
  return `c7${Array.from(bytes, (byte) => letters[byte % letters.length]).join('')}`
}
