import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Mutant } from './Mutant'
import { mutantsOf } from './mutantsOf'

const root = resolve(import.meta.dirname, '../../..')

export type Placed = { readonly file: string; readonly source: string; readonly mutant: Mutant }

/** Of all files of a module, in their order. */
export function allMutants(files: readonly string[]): readonly Placed[] {
  return files.flatMap((name) => {
    const file = resolve(root, name)
    const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
    return mutantsOf(source).map((mutant) => ({ file, source, mutant }))
  })
}
