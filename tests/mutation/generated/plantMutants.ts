import { parseSync, type Plugin } from 'vite'
import type { Placed } from './allMutants'
import { mutated } from './Mutant'
import { withEndingLoops } from './mutantsOf'

/**
 * Serves, in the place of each source, a module that loads the source with one mutant in it, or without one: what
 * `globalThis.mutant` says when it is loaded. So one process tests them all.
 */
export function plantMutants(all: readonly Placed[]): Plugin {
  const sources = new Map(all.map(({ file, source }) => [file, source]))
  return {
    name: 'plant-mutants',
    enforce: 'pre',
    load(id) {
      const [file = '', query = ''] = id.split('?')
      const source = sources.get(file)
      if (source === undefined) return undefined
      const number = /^mutant=(\d+)$/.exec(query)?.[1]
      const placed = all[Number(number)]
      if (placed) return withEndingLoops(mutated(source, placed.mutant))
      return query.startsWith('mutant=') ? source : chooser(file, source, all)
    },
  }
}

/** A module with the names of the source, taken from the selected mutant. */
function chooser(file: string, source: string, all: readonly Placed[]): string {
  const first = all.findIndex((one) => one.file === file)
  const last = all.findLastIndex((one) => one.file === file)
  return [
    `const own = globalThis.mutant >= ${first} && globalThis.mutant <= ${last}`,
    'const { mutant } = globalThis',
    `const source = await import(/* @vite-ignore */ ${JSON.stringify(file)} + '?mutant=' + (own ? mutant : 'none'))`,
    ...exportsOf(source).map((name) => `export const ${name} = source.${name}`),
  ].join('\n')
}

type Named = { readonly name: string }

function exportsOf(source: string): readonly string[] {
  return parseSync('source.ts', source).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return []
    const { declaration } = statement
    if (declaration?.type === 'FunctionDeclaration') return [(declaration.id as Named).name]
    return declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.map(({ id }) => (id as Named).name)
      : []
  })
}
