/** Code as it is, a list, an object or a call. */
export type Source =
  | string
  | readonly Source[]
  /** One entry per line if `isOpen`, even if it is short. */
  | { readonly object: readonly Entry[]; readonly isOpen?: true }
  /** A last argument that is an object starts on the line of the call. */
  | { readonly call: string; readonly args: readonly Source[] }

export type Entry = readonly [key: string, value: Source]

const width = 100

/** Formats like Prettier; the source starts at column `before`, and `after` characters follow it. */
export function sourceText(source: Source, indent = 0, before = 0, after = 0): string {
  const flat = flatText(source)
  if (flat !== undefined && before + columnsIn(flat) + after <= width) return flat
  const inBlock = (head: string, value: Source) =>
    `${head}${sourceText(value, indent + 2, indent + 2 + head.length, 1)}`
  const inList = (values: readonly Source[]) => values.map((value) => inBlock('', value))
  if (typeof source === 'string') return source
  if (isList(source)) return block('[', inList(source), ']', indent)
  if ('object' in source) {
    const lines = source.object.map(([key, value]) => inBlock(`${keyText(key)}: `, value))
    return block('{', lines, '}', indent)
  }
  const { call, args } = source
  const last = args.at(-1)
  if (last === undefined || typeof last === 'string' || !('object' in last))
    return block(`${call}(`, inList(args), ')', indent)
  const others = args.slice(0, -1).map((one) => `${flatText(one)}, `)
  return `${call}(${others.join('')}${sourceText(last, indent, width, 1)})`
}

/** Chooses the quotes that need fewer escapes. */
export function literal(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
  const quote = text.split("'").length > text.split('"').length ? '"' : "'"
  return `${quote}${escaped.replaceAll(quote, `\\${quote}`)}${quote}`
}

function flatText(source: Source): string | undefined {
  if (typeof source === 'string') return source
  if (isList(source)) return `[${source.map(flatText).join(', ')}]`
  if ('call' in source) return `${source.call}(${source.args.map(flatText).join(', ')})`
  if (source.isOpen) return undefined
  const entries = source.object.map(([key, value]) => `${keyText(key)}: ${flatText(value)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

function isList(source: Source): source is readonly Source[] {
  return Array.isArray(source)
}

/** Chinese characters are two columns wide. */
function columnsIn(text: string): number {
  return text.length + (text.match(/[\u1100-\uffff]/g)?.length ?? 0)
}

function block(open: string, lines: readonly string[], close: string, indent: number): string {
  const [inner, outer] = [' '.repeat(indent + 2), ' '.repeat(indent)]
  return [open, ...lines.map((line) => `${inner}${line},`), `${outer}${close}`].join('\n')
}

function keyText(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key)
}
