/** A piece of TypeScript source, to be laid out as the project's formatter does. */
export type Source =
  | { readonly code: string }
  | { readonly list: readonly Source[] }
  /** One entry a line if `isOpen`, however short it is. */
  | {
      readonly object: readonly (readonly [key: string, value: Source])[]
      readonly isOpen?: true
    }
  /** A call; a last argument that is an object stays on the line that opens it. */
  | { readonly call: string; readonly args: readonly Source[] }

/** Characters a line may have. */
const width = 100

/** Lays out a piece of source that begins after `before` characters at `indent` and ends before `after`. */
export function sourceText(source: Source, indent = 0, before = 0, after = 0): string {
  const flat = flatText(source)
  if (flat !== undefined && before + columnsIn(flat) + after <= width) return flat
  if ('list' in source) {
    return block(
      '[',
      ']',
      indent,
      source.list.map((one) => inBlock('', one, indent)),
    )
  }
  if ('object' in source) {
    const lines = source.object.map(([key, value]) => inBlock(`${keyText(key)}: `, value, indent))
    return block('{', '}', indent, lines)
  }
  if ('call' in source) return callText(source, indent)
  return source.code
}

/** A text as a literal, in the quotes that need the fewest escapes. */
export function literalText(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
  const isDouble = text.split("'").length > text.split('"').length
  return isDouble
    ? `"${escaped.replaceAll('"', String.raw`\"`)}"`
    : `'${escaped.replaceAll("'", String.raw`\'`)}'`
}

/** A text, or several, as source. */
export function literal(text: string): Source {
  return { code: literalText(text) }
}

/** In one line, if that may be. */
function flatText(source: Source): string | undefined {
  if ('code' in source) return source.code
  if ('list' in source) return `[${joined(source.list.map(flatText))}]`
  if ('call' in source) return `${source.call}(${joined(source.args.map(flatText))})`
  if (source.isOpen) return undefined
  const entries = source.object.map(([key, value]) => `${keyText(key)}: ${flatText(value)}`)
  return entries.length === 0 ? '{}' : `{ ${joined(entries)} }`
}

/** Chinese characters are two columns wide. */
function columnsIn(text: string): number {
  return text.length + (text.match(/[\u1100-\uffff]/g)?.length ?? 0)
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.join(', ')
}

function callText(
  { call, args }: { call: string; args: readonly Source[] },
  indent: number,
): string {
  const last = args.at(-1)
  const others = args.slice(0, -1).map((one) => flatText(one) ?? '')
  if (last && 'object' in last) {
    const open = `${call}(${others.map((one) => `${one}, `).join('')}`
    return `${open}${sourceText(last, indent, width, 1)})`
  }
  return block(
    `${call}(`,
    ')',
    indent,
    args.map((one) => inBlock('', one, indent)),
  )
}

function inBlock(head: string, value: Source, indent: number): string {
  const inner = indent + 2
  return `${head}${sourceText(value, inner, inner + head.length, 1)}`
}

function block(open: string, close: string, indent: number, lines: readonly string[]): string {
  const inner = ' '.repeat(indent + 2)
  return [open, ...lines.map((line) => `${inner}${line},`), `${' '.repeat(indent)}${close}`].join(
    '\n',
  )
}

function keyText(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : literalText(key)
}
