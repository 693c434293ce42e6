import { importsOf, resolveImport } from './importsOf'
import type { Sources } from './ladder'

/** Each cycle of imports that exist at run time, as `a → b → a`; types do not count. */
export function importCycles(sources: Sources): readonly string[] {
  const targets = new Map([...sources].map(([file, text]) => [file, runtimeTargets(file, text)]))
  const done = new Set<string>()
  const cycles: string[] = []
  const walk = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file].join(' → '))
    if (start >= 0 || done.has(file)) return
    for (const target of targets.get(file) ?? []) walk(target, [...path, file])
    done.add(file)
  }
  for (const file of sources.keys()) walk(file, [])
  return cycles

  function runtimeTargets(file: string, text: string): string[] {
    return importsOf(file, text)
      .filter(({ isType }) => !isType)
      .map(({ specifier }) => resolveImport(file, specifier, (path) => sources.has(path)))
      .filter((target) => target !== undefined)
  }
}
