import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const deployFolder = resolve(import.meta.dirname, '../../../../src/server/deploy')

/** A file of src/server/deploy as a deployer edits it; throws if one of the texts to replace is not in it. */
export function edited(name: string, edits: readonly (readonly [from: string, to: string])[]) {
  return edits.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${name} has no "${from}"`)
      return text.replaceAll(from, to)
    },
    readFileSync(resolve(deployFolder, name), 'utf8'),
  )
}
