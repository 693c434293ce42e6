import { parseSync, Visitor } from 'vite'
import type { Resource } from '@/engine/schema/resource'

/** What an app's declarations call things. */
export type AppNames = {
  /** Names of resources and dictionaries. */
  readonly words: ReadonlySet<string>
  /** Names of resources that are also plain words of the engine: they count where a resource is looked up. */
  readonly lookUps: ReadonlySet<string>
  /** Gateway paths, component keys, permissions and the addresses of pages. */
  readonly parts: readonly string[]
}

/**
 * @param plain resources with plain words as names, such as `menu`
 * @param addresses of the app's own pages
 */
export function namesOf(
  own: readonly Resource[],
  plain: readonly Resource[],
  dicts: readonly { readonly name: string }[],
  addresses: readonly string[],
): AppNames {
  const all = [...own, ...plain]
  return {
    words: new Set([...own, ...dicts].map(({ name }) => name)),
    lookUps: new Set(all.map(({ name }) => name)),
    parts: all
      .flatMap(({ path, component, permissions }) => [path, component, permissions])
      .concat(addresses),
  }
}

/** The names of an app in the texts of one file, each as `file:line text`. */
export function foreignNames(
  file: string,
  source: string,
  { words, lookUps, parts }: AppNames,
  rightful: readonly string[],
): readonly string[] {
  return textsOf(file, source).flatMap(({ text, line, isLookUp }) => {
    const isForeign =
      words.has(text) ||
      (isLookUp && lookUps.has(text)) ||
      parts.some((part) => text.includes(part) && !rightful.some((one) => text.startsWith(one)))
    return isForeign ? [`${file}:${line} ${text}`] : []
  })
}

type Text = { readonly text: string; readonly line: number; readonly isLookUp: boolean }

/** The texts of one TypeScript file, without imports and types. */
function textsOf(file: string, source: string): readonly Text[] {
  const found: Text[] = []
  const skipped: (readonly [number, number])[] = []
  const lookUps = new Set<number>()
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const skip = ({ start, end }: { start: number; end: number }) => void skipped.push([start, end])
  const add = (text: string, start: number) => {
    if (skipped.some(([from, to]) => start >= from && start < to)) return
    const line = source.slice(0, start).split('\n').length
    found.push({ text, line, isLookUp: lookUps.has(start) })
  }
  new Visitor({
    ImportDeclaration: skip,
    ExportAllDeclaration: skip,
    ImportExpression: ({ source: module }) => skip(module),
    TSTypeAliasDeclaration: skip,
    TSTypeAnnotation: skip,
    TSTypeParameterInstantiation: skip,
    CallExpression: ({ callee, arguments: [first], start }) => {
      const name = source.slice(start, callee.end)
      if (first && /\bbyName$/.test(name)) lookUps.add(first.start)
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add(value, start)
    },
    TemplateElement: ({ value, start }) => add(value.cooked ?? value.raw, start),
    JSXText: ({ value, start }) => add(value, start),
  }).visit(program)
  return found
}
