import { kindOf, type Field } from '@/engine/schema/field'
import { wireValue } from '@/engine/schema/input'
import { carriesKind } from '@/sandbox/prototype/kinds'
import { codesOf, type DeclaredField } from './declared'
import { nobody, someAddress, someHash } from './rows'
import { ruleSamples } from './ruleSamples'

/** A typed text and its wire value. */
export type Sample = { readonly text: string; readonly wire: unknown }

/** … and its expected message; in a table, with the cell. */
export type Refused = Sample & {
  readonly key: string
  readonly args: Readonly<Record<string, string | number>>
  readonly cell?: string
}

/** Values of a field at both sides of its borders. */
export type Samples = {
  /** Just inside. */
  readonly good: readonly Sample[]
  /** Just outside. */
  readonly refused: readonly Refused[]
  /** Outside, and not to be typed: for the gateway alone. */
  readonly byHand: readonly unknown[]
}

type Args = Refused['args']
type Make = (field: DeclaredField) => Samples

/** Values of the other fields of a form; times are in order. */
export const baseTime = '2026-06-30 10:00:01'

/** Values at both sides of everything that a field declares, empty texts aside. */
export function samplesOf(field: DeclaredField): Samples {
  const make = Object.hasOwn(makers, field.kind) ? makers[field.kind] : undefined
  if (make) return make(field)
  return { good: carriesKind(field) ? ownSamples(field) : [], refused: [], byHand: [] }
}

/** A kind of the app's own has samples itself. */
function ownSamples(field: Field): readonly Sample[] {
  return kindOf(field)
    .samples(field)
    .map((text) => ({ text, wire: wireValue(field, text) }))
}

const addresses: Readonly<Record<string, Samples>> = {
  ethereum: plain(
    ['0x52908400098527886E0F7030069857D2E4169EE7'],
    [refusing('0x12', 'ethereumForm')],
  ),
  bitcoin: plain(['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'], [refusing('bc1q', 'bitcoinForm')]),
}

const makers: Readonly<Record<string, Make>> = {
  text: (field) => textSamples(field, 256),
  longText: (field) => textSamples(field, 2_000),
  integer: ({ min, max }) => ({
    good: [min ?? 0, max ?? 7].map((wire) => ({ text: String(wire), wire })),
    refused: [
      refusing('1.5', 'integer'),
      ...(min === undefined
        ? []
        : [{ ...refusing(String(min - 1), 'min', { min }), wire: min - 1 }]),
      ...(max === undefined
        ? []
        : [{ ...refusing(String(max + 1), 'max', { max }), wire: max + 1 }]),
    ],
    byHand: ['seven'],
  }),
  money: ({ zero, ...field }) => amountSamples({ ...field, positive: !zero }, 'positive'),
  decimal: (field) => amountSamples(field, field.positive ? 'positive' : 'notNegative'),
  code: (field) => chosen(codesOf(field).map(([code = '']) => code)),
  remoteCode: (field) => ({ ...chosen(codesOf(field).map(([code = '']) => code)), byHand: [] }),
  flag: ({ on = 'Y', off = 'N' }) => chosen([on, off]),
  ref: () => ({ good: [], refused: [], byHand: ['nonsense', nobody] }),
  treeSelect: () => ({ good: [], refused: [], byHand: ['nonsense', nobody] }),
  tree: () => ({ good: [], refused: [], byHand: [['nonsense'], [nobody]] }),
  address: ({ network }) => {
    const own = typeof network === 'string' ? addresses[network] : undefined
    return (
      own ?? plain([someAddress], [refusing(`${someAddress.slice(0, -1)}3`, 'addressChecksum')])
    )
  },
  hash: () => plain([someHash], [refusing(someHash.slice(1), 'hashForm', { digits: 64 })]),
  time: timeSamples,
  list: listSamples,
  rows: rowsSamples,
  secret: ({ rule }) => (rule === undefined ? plain(['hush-hush'], []) : ruled(rule)),
  url: () => ruled('url'),
  image: ({ qr }) =>
    qr
      ? plain(['tron:pay'], [])
      : plain(['/profile/upload/a.png'], [refusing('summer.png', 'picture')]),
}

function textSamples({ rule, maxLength, example }: DeclaredField, standard: number): Samples {
  if (rule !== undefined) return maxLength === undefined ? ruled(rule) : within(rule, maxLength)
  const max = maxLength ?? standard
  // only the gateway knows further valid values
  const good = example === undefined ? ['007', 'x'.repeat(max)] : [example]
  return plain(good, [refusing('x'.repeat(max + 1), 'maxLength', { max })])
}

/** A value that a rule accepts and a limit does not is refused for its length. */
function within(rule: string, max: number): Samples {
  const { good, refused } = ruled(rule)
  const isShort = ({ text }: Sample) => text.length <= max
  const long = good.filter((sample) => !isShort(sample))
  return {
    good: good.filter(isShort),
    refused: [
      ...refused.filter(isShort),
      ...long.map(({ text }) => refusing(text, 'maxLength', { max })),
    ],
    byHand: [],
  }
}

function ruled(rule: string): Samples {
  const { good, refused } = ruleSamples[rule] ?? { good: [], refused: [] }
  return plain(
    good,
    refused.map(([text, key]) => ({ text, wire: text, key, args: { entry: text } })),
  )
}

function amountSamples(
  { scale = 0, positive, signed }: DeclaredField,
  negativeKey: string,
): Samples {
  const fraction = (places: number) => (places > 0 ? `.${'0'.repeat(places - 1)}1` : '')
  return plain(
    [`7${fraction(scale)}`, `9007199254740993${fraction(scale)}`, ...(positive ? [] : ['0'])],
    [
      refusing(`7${fraction(scale + 1)}`, 'scale', { scale }),
      refusing('1,000', 'decimal'),
      ...(signed ? [] : [refusing('-1', negativeKey)]),
      ...(positive ? [refusing('0', 'positive')] : []),
    ],
  )
}

function timeSamples({ precision, notBefore }: DeclaredField): Samples {
  const cut = (text: string) => (precision === 'day' ? text.slice(0, 10) : text)
  const early = precision === 'day' ? '2026-06-29' : '2026-06-30 10:00:00'
  const limit = cut(baseTime)
  return plain([limit], notBefore === undefined ? [] : [refusing(early, 'notBefore', { limit })], [
    '2026-02-30 10:00:00',
  ])
}

function listSamples({ item = { kind: 'text' }, wireAs, maxItems = 100 }: DeclaredField): Samples {
  const { good, refused } = samplesOf(item)
  const asWire = (texts: readonly string[]) => (wireAs === 'array' ? texts : texts.join(','))
  const lines = (texts: readonly string[]): Sample => ({
    text: texts.join('\n'),
    wire: asWire(texts),
  })
  const texts = good.map(({ text }) => text)
  const many = (count: number) => Array.from({ length: count }, () => texts[0] ?? '')
  return {
    good: [lines(texts), lines(many(maxItems))],
    refused: [
      ...refused.map(({ text, key, args }) =>
        Object.assign(lines([...texts, text]), { key, args }),
      ),
      { ...lines(many(maxItems + 1)), key: 'validation.maxItems', args: { max: maxItems } },
    ],
    byHand: [],
  }
}

type Cells = Readonly<Record<string, Sample | undefined>>

function rowsSamples({ columns = {}, steps, maxRows = 50 }: DeclaredField): Samples {
  const cells = Object.entries<DeclaredField>(columns)
  const row = (from: number, change: Cells = {}): Cells => ({
    ...Object.fromEntries(cells.map(([name, cell]) => [name, samplesOf(cell).good[0]])),
    ...(steps && { [steps[0]]: whole(from), [steps[1]]: whole(from + 9) }),
    ...change,
  })
  const asSample = (rows: readonly Cells[]): Sample => ({
    text: JSON.stringify(rows.map((one) => part(one, 'text'))),
    wire: rows.map((one) => part(one, 'wire')),
  })
  const wrong = (
    rows: readonly Cells[],
    cell: string,
    { key, args = {} }: { readonly key: string; readonly args?: Args },
  ): Refused => ({ ...asSample(rows), cell, key, args })
  const refusedCells = (name: string, cell: DeclaredField): readonly Refused[] => {
    const cells = samplesOf(cell).refused.map((bad) =>
      wrong([row(1, { [name]: bad })], `0-${name}`, bad),
    )
    return cell.required
      ? cells.concat(
          wrong([row(1, { [name]: undefined })], `0-${name}`, { key: 'validation.cellRequired' }),
        )
      : cells
  }
  return {
    good: [asSample([row(1), row(10)]), asSample([row(0)])],
    refused: [
      ...cells.flatMap(([name, cell]) => refusedCells(name, cell)),
      ...(steps
        ? [
            wrong([row(5, { [steps[1]]: whole(5) })], `0-${steps[1]}`, {
              key: 'validation.stepOrder',
            }),
            wrong([row(1), row(9)], `1-${steps[0]}`, { key: 'validation.stepOverlap' }),
          ]
        : []),
    ],
    byHand: [Array.from({ length: maxRows + 1 }, (_, index) => part(row(index * 10), 'wire'))],
  }
}

function part(row: Cells, which: 'text' | 'wire'): Readonly<Record<string, unknown>> {
  const filled = Object.entries(row).flatMap(([name, cell]) => (cell ? [[name, cell[which]]] : []))
  return Object.fromEntries(filled)
}

function whole(value: number): Sample {
  return { text: String(value), wire: value }
}

function plain(
  good: readonly string[],
  refused: readonly Refused[],
  byHand: readonly unknown[] = [],
): Samples {
  return { good: good.map((text) => ({ text, wire: text })), refused, byHand }
}

function chosen(codes: readonly string[]): Samples {
  return plain(codes, [], ['nonsense'])
}

function refusing(text: string, key: string, args: Args = {}): Refused {
  return { text, wire: text, key: `validation.${key}`, args }
}
