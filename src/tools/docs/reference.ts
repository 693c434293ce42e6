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
  const kinds = kindsOf(read)
  const files = new Set(kinds.map(({ file }) => file))
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
    ...exportsOf(read(`${engine}/declare/index.ts`))
      .filter(({ file }) => file !== 'schema/field' && file !== 'schema/resource')
      .flatMap(({ file, names }) =>
        functionsOf(read(`${engine}/${file}.ts`)).filter(({ name }) => names.includes(name)),
      )
      .map((one) => `#### ${one.name}\n\n${described(one)}`),
  ].join('\n\n')

  /** The files behind the door for declarations, without the table of kinds, and the names they export. */
  function exportsOf(source: string): readonly { file: string; names: readonly string[] }[] {
    const found = source.matchAll(/^export \{([^}]*)\} from '\.\.\/(.+)'$/gm)
    return [...found]
      .map(([, list = '', file = '']) => ({ file, names: list.match(/\w+/g) ?? [] }))
      .filter(({ file }) => files.has(file) || file.startsWith('schema/'))
  }
}

/** The kinds in the order of their names, and the files that they come from. */
function kindsOf(read: Read): readonly { name: string; file: string }[] {
  const imports = read(`${engine}/kinds/index.ts`).matchAll(/^import \{.*\} from '\.\/(.+)'$/gm)
  return [...imports]
    .map(([, file = '']) => `kinds/${file}`)
    .flatMap((file) =>
      [...read(`${engine}/${file}.ts`).matchAll(/^export const (\w+)Kind\b/gm)].map(
        ([, name = '']) => ({ name, file }),
      ),
    )
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function kind(name: string, source: string): readonly string[] {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Options`
  const members = typeNames(source).includes(type) ? membersOf(source, type) : []
  const options = members.filter(({ text }) => text !== '')
  const functions = functionsOf(source).filter((one) => one.name === name)
  return [
    `#### ${name}`,
    ...functions.map(described),
    ...(options.length > 0 ? [table(options)] : []),
  ]
}

/** Exports for declarations have an example; the others are for the engine. */
function functionsOf(source: string): readonly Documented[] {
  return documentedExports(source).filter(({ examples }) => examples.length > 0)
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
