import { posix } from 'node:path'
import { importsOf, resolveImport } from './importsOf'
import type { Sources } from './ladder'

/** Each cycle of imports that exist at run time, as `a → b → a`; types do not count. */
export function importCycles(sources: Sources): readonly string[] {
  return cycles(runtimeImports(sources, true))
}

/**
 * Each cycle between folders, at every depth below `root`: `engine/list → engine/form → engine/list`. A file in `root`
 * itself stands for itself, a file in a shallower folder for that folder. Late imports do not count: a folder may bring
 * the code of its sub-folders later.
 */
export function folderCycles(sources: Sources, root: string): readonly string[] {
  const inside = [...runtimeImports(sources, false)].filter(([file]) => file.startsWith(`${root}/`))
  const depths = inside.map(([file]) => file.split('/').length - 2)
  const found = new Set<string>()
  for (let depth = 1; depth <= Math.max(0, ...depths); depth += 1) {
    const graph = new Map<string, Set<string>>()
    for (const [file, targets] of inside) {
      const from = folderAt(file, depth)
      const known = graph.get(from) ?? new Set()
      for (const target of targets.filter((one) => one.startsWith(`${root}/`))) {
        if (folderAt(target, depth) !== from) known.add(folderAt(target, depth))
      }
      graph.set(from, known)
    }
    for (const cycle of cycles(graph)) found.add(cycle)
  }
  return [...found]

  function folderAt(file: string, depth: number): string {
    const path = posix.relative(root, file)
    return posix.dirname(path).split('/').slice(0, depth).join('/').replace(/^\.$/, path)
  }
}

function cycles(graph: ReadonlyMap<string, Iterable<string>>): readonly string[] {
  const done = new Set<string>()
  const found: string[] = []
  const walk = (node: string, path: readonly string[]): void => {
    const start = path.indexOf(node)
    if (start >= 0) found.push([...path.slice(start), node].join(' → '))
    if (start >= 0 || done.has(node)) return
    for (const target of graph.get(node) ?? []) walk(target, [...path, node])
    done.add(node)
  }
  for (const node of graph.keys()) walk(node, [])
  return found
}

function runtimeImports(
  sources: Sources,
  withLate: boolean,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...sources].map(([file, text]) => {
      const targets = importsOf(file, text)
        .filter(({ isType, isLate }) => !isType && (withLate || !isLate))
        .map(({ specifier }) => resolveImport(file, specifier, (path) => sources.has(path)))
      return [file, targets.filter((target) => target !== undefined)]
    }),
  )
}
