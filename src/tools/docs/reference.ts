import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import {
  documentedExports,
  membersOf,
  typeNames,
  type Documented,
  type Member,
} from './docComments'

/** Reads a file by its path from the project's root. */
export type Read = (path: string) => string

export const readFrom =
  (root: string): Read =>
  (path) =>
    readFileSync(posix.join(root, path), 'utf8')

const engine = 'src/engine'

/** The reference of the declaration, as Markdown: resource, actions, fields, rules. */
export function reference(read: Read): string {
  const action = read(`${engine}/schema/action.ts`)
  const kinds = kindFiles(read)
  const known = new Set(['schema/field', 'schema/resource', ...kinds.map(({ file }) => file)])
  const others = exportsFrom(read(`${engine}/declare.ts`)).filter(({ file }) => !known.has(file))
  return [
    '### A resource',
    table(membersOf(read(`${engine}/schema/resource.ts`), 'Spec')),
    '### An action',
    table(membersOf(action, 'Action')),
    'A call of its own:',
    table(membersOf(action, 'ActionCall')),
    '### Every field',
    table(membersOf(read(`${engine}/schema/field.ts`), 'FieldOptions')),
    '### Kinds',
    ...kinds.flatMap(({ name, file }) => kind(name, read(`${engine}/${file}.ts`))),
    '### Functions beside `f`',
    ...others.flatMap(({ file, names }) =>
      functionsOf(read(`${engine}/${file}.ts`))
        .filter(({ name }) => names.includes(name))
        .map(entry),
    ),
  ].join('\n\n')
}

/** The files behind a written list of exports, by their paths from it and without ending, and what they give. */
function exportsFrom(source: string): readonly { file: string; names: readonly string[] }[] {
  const found = source.matchAll(/^export \{([^}]*)\} from '\.\/(.+)'$/gm)
  return [...found].map(([, list = '', file = '']) => ({ file, names: list.match(/\w+/g) ?? [] }))
}

/** The members of `f` and the files that they come from. */
function kindFiles(read: Read): readonly { name: string; file: string }[] {
  const source = read(`${engine}/kinds/f.ts`)
  return [...source.matchAll(/^import \{ \w+ \} from '\.\/(.+)'$/gm)].map(([, file = '']) => ({
    name: posix.basename(file),
    file: posix.join('kinds', file),
  }))
}

function kind(name: string, source: string): readonly string[] {
  const options = typeNames(source)
    .filter((type) => type.endsWith('Options'))
    .flatMap((type) => membersOf(source, type))
    .filter(({ text }) => text !== '')
  const functions = functionsOf(source)
  const heading = `#### ${name}`
  return [heading, ...functions.map(described), ...(options.length > 0 ? [table(options)] : [])]
}

/** What takes part in a declaration has an example; the rest of a file is for the engine. */
function functionsOf(source: string): readonly Documented[] {
  return documentedExports(source).filter(({ examples }) => examples.length > 0)
}

function entry(one: Documented): string {
  return `#### ${one.name}\n\n${described(one)}`
}

function described({ text, examples }: Documented): string {
  return `${text}\n\n\`\`\`\n${examples.join('\n')}\n\`\`\``
}

function table(members: readonly Member[]): string {
  const rows = members.map(({ name, isOptional, text }) => {
    const label = `\`${name}\`${isOptional ? '' : ' (required)'}`
    return `| ${label} | ${text.replaceAll('|', '\\|')} |`
  })
  return ['| option | meaning |', '| --- | --- |', ...rows].join('\n')
}
