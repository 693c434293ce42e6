import type { Facts } from './facts'
import type { Read } from './reference'
import { valueIn } from './valueIn'

export type Generators = Readonly<Record<string, () => string>>

/** What the generated parts come from. */
export type Sources = {
  readonly read: Read
  readonly generators: Generators
  readonly facts: Facts
}

/**
 * Brings the generated parts of a Markdown document up to date. `<!-- file: PATH -->` before a code block fills it
 * with that file, `<!-- file: PATH#NAME -->` with its lines between `// #region NAME` and `// #endregion`;
 * `<!-- generated: NAME -->` … `<!-- end -->` holds what the generator of that name makes. Within a sentence,
 * `<!-- fact: NAME -->` … `<!-- end -->` holds a fact, and `<!-- value: PATH#NAME -->` … `<!-- end -->`, with
 * ` in UNIT` after the name, the number that a source gives to a name.
 *
 * @throws {Error} when a region, a generator, a fact or a number does not exist
 */
export function fillDocument(text: string, { read, generators, facts }: Sources): string {
  return text
    .replaceAll(
      /(<!-- file: (\S+?)(?:#(\S+))? -->\n+```\w*\n)[\s\S]*?(^```$)/gm,
      (_all, start: string, path: string, region: string | undefined, end: string) =>
        `${start}${region === undefined ? read(path) : regionOf(read(path), path, region)}${end}`,
    )
    .replaceAll(
      /(<!-- generated: (\S+) -->)[\s\S]*?(<!-- end -->)/g,
      (_all, start: string, name: string, end: string) => {
        const generate = generators[name]
        if (generate === undefined) throw new Error(`No generator is called '${name}'`)
        return `${start}\n\n${generate()}\n\n${end}`
      },
    )
    .replaceAll(
      /(<!-- fact: (\S+) -->)[^<]*(<!-- end -->)/g,
      (_all, start: string, name: string, end: string) => {
        const fact = facts[name]
        if (fact === undefined) throw new Error(`No fact is called '${name}'`)
        return `${start}${fact()}${end}`
      },
    )
    .replaceAll(
      /(<!-- value: (\S+)#(\S+?)(?: in (\w+))? -->)[^<]*(<!-- end -->)/g,
      (_all, start: string, path: string, name: string, unit: string | undefined, end: string) =>
        `${start}${valueIn(read(path), name, unit)}${end}`,
    )
}

function regionOf(text: string, path: string, name: string): string {
  const lines = text.split('\n')
  const from = lines.findIndex((line) => line.trim() === `// #region ${name}`)
  const length = lines.slice(from + 1).findIndex((line) => line.trim() === '// #endregion')
  if (from < 0 || length < 0) throw new Error(`${path} has no region '${name}'`)
  const inside = lines.slice(from + 1, from + 1 + length)
  const indents = inside.filter((line) => line !== '').map((line) => line.search(/\S/))
  const indent = Math.min(...indents)
  return `${inside.map((line) => line.slice(indent)).join('\n')}\n`
}
