import { posix } from 'node:path'
import { importsOf } from './importsOf'
import type { Sources } from './ladder'

/**
 * The imports that break the rule: relative within a room, `@/` to another. Configurations of Vite and Vitest are
 * excepted, as they are read before `@/` means anything.
 */
export function misspeltImports(sources: Sources): readonly string[] {
  const inSrc = new Set([...sources.keys()].map((file) => /^src\/([^/]+)\//.exec(file)?.[1]))
  const pathOf = (file: string, specifier: string) => {
    if (specifier.startsWith('../')) return posix.join(posix.dirname(file), specifier)
    if (!specifier.startsWith('@/')) return undefined
    const path = specifier.slice(2)
    return inSrc.has(path.split('/', 1)[0]) ? `src/${path}` : path
  }
  return [...sources]
    .filter(([file]) => !file.endsWith('config.ts') || file.startsWith('src/'))
    .flatMap(([file, text]) =>
      importsOf(file, text).flatMap(({ specifier }) => {
        const path = pathOf(file, specifier)
        const isSameRoom = path !== undefined && roomOf(path) === roomOf(file)
        const isWrong = path !== undefined && isSameRoom === specifier.startsWith('@/')
        return isWrong ? [`${file} → ${specifier}`] : []
      }),
    )
}

/** `src/engine/list`, `src/app`, `tests/engine/list`, `resources` … */
function roomOf(path: string): string {
  return /^(?:src|tests)\/(?:engine\/)?[^/]+(?=\/)|^[^/]+/.exec(path)?.[0] ?? ''
}
