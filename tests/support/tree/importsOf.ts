import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'

export type Import = {
  /** As written. */
  specifier: string
  /** Gone after compiling: `import type`, `export type … from`, `import('…')` in a type. */
  isType: boolean
  /** `export … from`, which makes an index a barrel. */
  isReexport: boolean
  /** `import('…')`, which runs later. */
  isLate: boolean
}

/** Every import of one TypeScript file: static, dynamic, re-export and type. */
export function importsOf(file: string, source: string): readonly Import[] {
  const found: Import[] = []
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const add = (specifier: string, kind?: string, isReexport = false, isLate = false) =>
    void found.push({ specifier, isType: kind === 'type', isReexport, isLate })
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source.value, importKind),
    ExportAllDeclaration: ({ source, exportKind }) => add(source.value, exportKind, true),
    ExportNamedDeclaration: ({ source, exportKind }) => {
      if (source) add(source.value, exportKind, true)
    },
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string')
        add(source.value, undefined, false, true)
    },
    TSImportType: ({ source }) => add(source.value, 'type'),
  }).visit(program)
  return found
}

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/**
 * The file that an import names, as TypeScript and Vite find it: `@/x` is src/x, else x.
 * @returns `undefined` for a package.
 */
export function resolveImport(
  file: string,
  specifier: string,
  exists: (path: string) => boolean,
): string | undefined {
  const bases = basesOf(file, specifier)
  const candidates = bases.flatMap((base) => endings.map((ending) => base + ending))
  return candidates.find(exists) ?? bases[0]
}

function basesOf(file: string, specifier: string): string[] {
  if (specifier.startsWith('@/')) return [`src/${specifier.slice(2)}`, specifier.slice(2)]
  if (specifier.startsWith('.')) return [posix.join(posix.dirname(file), specifier)]
  return []
}
