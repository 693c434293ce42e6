import { parseAst } from 'vite'

export type Documented = {
  readonly name: string
  /** Without its examples. */
  readonly text: string
  readonly examples: readonly string[]
}

export type Member = Documented & { readonly isOptional: boolean }

type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** The exported functions and constants of a TypeScript source that have a doc comment. */
export function documentedExports(source: string): readonly Documented[] {
  return bodyOf(source)
    .filter(isExport)
    .flatMap((node) =>
      namesOf(declaredBy(node)).flatMap((name) => commentBefore(source, node.start, name) ?? []),
    )
}

/**
 * The members of the type literals in a type alias, each with its doc comment; undocumented ones have no text.
 *
 * @throws {Error} when the source has no such type
 */
export function membersOf(source: string, typeName: string): readonly Member[] {
  const found = bodyOf(source)
    .map(declaredBy)
    .find((node) => namesOf(node).includes(typeName))
  if (found === undefined) throw new Error(`No type is called '${typeName}'`)
  return signaturesIn(found['typeAnnotation'], source)
}

/** The names of the type aliases of a source, in their order. */
export function typeNames(source: string): readonly string[] {
  return bodyOf(source)
    .map(declaredBy)
    .filter(({ type }) => type === 'TSTypeAliasDeclaration')
    .flatMap(namesOf)
}

function signaturesIn(value: unknown, source: string): readonly Member[] {
  if (!isNode(value)) return []
  if (value.type === 'TSIntersectionType')
    return nodesIn(value['types']).flatMap((one) => signaturesIn(one, source))
  if (value.type !== 'TSTypeLiteral') return []
  return nodesIn(value['members']).map((member) => {
    const key = member['key']
    const name = isNode(key) ? source.slice(key.start, key.end) : ''
    const doc = commentBefore(source, member.start, name) ?? { name, text: '', examples: [] }
    const { text, examples } = doc
    return { name, text, examples, isOptional: member['optional'] === true }
  })
}

function namesOf(node: Node): readonly string[] {
  const declared = node.type === 'VariableDeclaration' ? nodesIn(node['declarations']) : [node]
  return declared.flatMap(({ id }) =>
    isNode(id) && typeof id['name'] === 'string' ? [id['name']] : [],
  )
}

/** The doc comment that ends right before a position. */
function commentBefore(source: string, start: number, name: string): Documented | undefined {
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, start))?.[1]
  if (comment === undefined) return undefined
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
  const [text = '', ...tags] = lines.join('\n').split(/^@/m)
  const examples = tags.flatMap((tag) => /^example\s([\s\S]*)$/.exec(tag)?.[1]?.trim() ?? [])
  return { name, text: text.replaceAll(/\s*\n\s*/g, ' ').trim(), examples }
}

/** The declaration behind an `export`; any other statement is its own. */
function declaredBy(node: Node): Node {
  const declared = isExport(node) ? node['declaration'] : undefined
  return isNode(declared) ? declared : node
}

function isExport({ type }: Node): boolean {
  return type === 'ExportNamedDeclaration'
}

function bodyOf(source: string): readonly Node[] {
  const program: unknown = parseAst(source, { lang: 'tsx' })
  return isNode(program) ? nodesIn(program['body']) : []
}

function nodesIn(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
