import { parseSync } from 'vite'
import { changesOf, type Change, type SyntaxNode } from './changes'
import { mutated, type Mutant } from './Mutant'

/** Every mutant of a TypeScript source, in its order: those that are no TypeScript any more are left out. */
export function mutantsOf(source: string): readonly Mutant[] {
  const changes = [...nodesIn(syntaxOf(source))].flatMap((node) => changesOf(node, source))
  return changes
    .map(mutantOf)
    .filter((mutant) => isTypeScript(mutated(source, mutant)))
    .toSorted((a, b) => a.start - b.start)
}

function mutantOf({ node: { start, end }, kind, put }: Change): Mutant {
  return { kind, start, end, put }
}

/** The source with its loops ended after twenty million turns: a mutant may have no other end. */
export function withEndingLoops(source: string): string {
  const bodies = [...nodesIn(syntaxOf(source))].flatMap((node) =>
    /^(?:Do)?WhileStatement$|^For(?:In|Of)?Statement$/.test(node.type)
      ? [node['body'] as SyntaxNode]
      : [],
  )
  const insertions = bodies.flatMap(({ start, end }) => [
    { at: start, more: `{ ${oneTurnMore}` },
    { at: end, more: '}' },
  ])
  const ending = insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, more }) => text.slice(0, at) + more + text.slice(at), source)
  return `globalThis.turns = 0; ${ending}`
}

const oneTurnMore = `if ((globalThis.turns += 1) > 2e7) throw new Error('endless');`

function isTypeScript(source: string): boolean {
  return parseSync('mutant.ts', source).errors.length === 0
}

function syntaxOf(source: string): SyntaxNode {
  return parseSync('source.ts', source).program as unknown as SyntaxNode
}

/** A node and all below it that run: types do not, nor do the names of modules. */
function* nodesIn(node: SyntaxNode): Generator<SyntaxNode> {
  const isInert = /^(?:TS(?!As|NonNull|Satisfies)|Import|ExportAll)/.test(node.type)
  if (isInert) return
  yield node
  for (const [name, value] of Object.entries(node)) {
    if (name === 'typeAnnotation' || name === 'returnType' || name === 'typeArguments') continue
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield* nodesIn(one)
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
  )
}
