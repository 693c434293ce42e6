/** A node of the syntax tree (ESTree), with its place in the text. */
export type SyntaxNode = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** The replacement of a node. */
export type Change = { readonly node: SyntaxNode; readonly kind: string; readonly put: string }

/** The changes that are made to one node. */
export function changesOf(node: SyntaxNode, source: string): readonly Change[] {
  const textOf = ({ start, end }: SyntaxNode) => source.slice(start, end)
  return (makers[node.type] ?? (() => []))(node, textOf)
}

type Maker = (node: SyntaxNode, textOf: (node: SyntaxNode) => string) => readonly Change[]

const part = (node: SyntaxNode, name: string) => node[name] as SyntaxNode

const operators: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '>>>': ['<<'],
  '<<': ['>>>'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
}

const assignments: Readonly<Record<string, string>> = {
  '+=': '-=',
  '-=': '+=',
  '||=': '&&=',
  '&&=': '||=',
  '??=': '&&=',
}

const methods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  padStart: 'padEnd',
  padEnd: 'padStart',
}

/** Removes a call and keeps its target. */
const leftOut = new Set(['trim', 'filter', 'slice', 'replace', 'replaceAll', 'toSorted'])

const operatorSwaps: Maker = (node, textOf) =>
  (operators[String(node['operator'])] ?? []).map((operator) => ({
    node,
    kind: 'operator',
    put: `(${textOf(part(node, 'left'))} ${operator} ${textOf(part(node, 'right'))})`,
  }))

const testDecided: Maker = (node) => {
  const test = node['test'] as SyntaxNode | null
  const isLoop = /While|For/.test(node.type)
  if (test === null) return []
  return (isLoop ? ['false'] : ['true', 'false']).map((put) => ({
    node: test,
    kind: 'condition',
    put,
  }))
}

const nothingReturned: Maker = (node) => {
  const argument = node['argument'] as SyntaxNode | null
  const isNothing = argument === null || argument['name'] === 'undefined'
  return isNothing ? [] : [{ node: argument, kind: 'return', put: '(undefined as never)' }]
}

const emptiedFunction: Maker = (node) => {
  const body = node['body'] as SyntaxNode | null
  if (body === null) return []
  if (body.type !== 'BlockStatement')
    return [{ node: body, kind: 'return', put: '(undefined as never)' }]
  const statements = body['body'] as readonly SyntaxNode[]
  return statements.length > 0 ? [{ node: body, kind: 'function', put: '{}' }] : []
}

const emptied =
  (name: string, put: string): Maker =>
  (node) =>
    (node[name] as readonly unknown[]).length > 0 ? [{ node, kind: 'emptied', put }] : []

const literal: Maker = (node, textOf) => {
  const { value } = node
  const text = textOf(node)
  if (typeof value === 'boolean') return [{ node, kind: 'literal', put: String(!value) }]
  if (typeof value === 'number') return [{ node, kind: 'literal', put: String(value + 1) }]
  if (typeof value === 'string')
    return [{ node, kind: 'literal', put: value === '' ? "'mutated'" : "''" }]
  if (/^\d+n$/.test(text)) return [{ node, kind: 'literal', put: `(${text} + 1n)` }]
  return node['regex'] ? patternChanges(node, text) : []
}

/** Without the one end, without the other, without its flags. */
function patternChanges(node: SyntaxNode, text: string): readonly Change[] {
  const [, pattern = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(text) ?? []
  const changed = [
    pattern.startsWith('^') ? `/${pattern.slice(1)}/${flags}` : text,
    pattern.endsWith('$') ? `/${pattern.slice(0, -1)}/${flags}` : text,
    `/${pattern}/${flags.replaceAll(/[ims]/g, '')}`,
  ]
  return changed.filter((put) => put !== text).map((put) => ({ node, kind: 'pattern', put }))
}

const memberChanges: Maker = (node, textOf) => {
  const property = part(node, 'property')
  const put = methods[textOf(property)]
  const swapped = put === undefined ? [] : [{ node: property, kind: 'method', put }]
  const object = part(node, 'object')
  const isOptional = node['optional'] === true && node['computed'] === false
  return isOptional
    ? [...swapped, { node, kind: 'chain', put: `${textOf(object)}.${textOf(property)}` }]
    : swapped
}

const callLeftOut: Maker = (node, textOf) => {
  const callee = part(node, 'callee')
  if (callee.type !== 'MemberExpression' || !leftOut.has(textOf(part(callee, 'property'))))
    return []
  return [{ node, kind: 'call left out', put: textOf(part(callee, 'object')) }]
}

const makers: Readonly<Record<string, Maker>> = {
  BinaryExpression: operatorSwaps,
  LogicalExpression: operatorSwaps,
  AssignmentExpression: (node, textOf) => {
    const put = assignments[String(node['operator'])]
    if (put === undefined) return []
    const text = `${textOf(part(node, 'left'))} ${put} ${textOf(part(node, 'right'))}`
    return [{ node, kind: 'operator', put: text }]
  },
  UnaryExpression: (node, textOf) =>
    ['!', '-'].includes(String(node['operator']))
      ? [{ node, kind: 'operator', put: textOf(part(node, 'argument')) }]
      : [],
  IfStatement: testDecided,
  ConditionalExpression: testDecided,
  WhileStatement: testDecided,
  ForStatement: testDecided,
  ReturnStatement: nothingReturned,
  FunctionDeclaration: emptiedFunction,
  FunctionExpression: emptiedFunction,
  ArrowFunctionExpression: emptiedFunction,
  ExpressionStatement: (node) => [{ node, kind: 'statement', put: ';' }],
  ThrowStatement: (node) => [{ node, kind: 'statement', put: ';' }],
  Literal: literal,
  TemplateLiteral: (node) => [{ node, kind: 'literal', put: '``' }],
  ArrayExpression: emptied('elements', '([] as never)'),
  ObjectExpression: emptied('properties', '({} as never)'),
  MemberExpression: memberChanges,
  CallExpression: callLeftOut,
}
