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

const schema = 'src/engine/schema'

/** The reference of the declaration, as Markdown: resource, actions, fields, rules. */
export function reference(read: Read): string {
  const resource = read(`${schema}/resource.ts`)
  const action = read(`${schema}/action.ts`)
  return [
    '### A resource',
    table(membersOf(resource, 'Spec')),
    '### An action',
    table(membersOf(action, 'Action')),
    ...functionsOf(action).map(entry),
    ...functionsOf(read(`${schema}/reason.ts`)).map(entry),
    'A call of its own:',
    table(membersOf(action, 'ActionCall')),
    '### Every field',
    table(membersOf(read(`${schema}/field.ts`), 'FieldOptions')),
    '### Kinds',
    ...kindFiles(read).flatMap(({ name, path }) => kind(name, read(path))),
    ...functionsOf(read(`${schema}/chains.ts`)).map(entry),
    '### Rules',
    ...['balanced', 'atMost', 'anyOf'].flatMap((rule) =>
      functionsOf(read(`${schema}/rules/${rule}.ts`)).map(entry),
    ),
  ].join('\n\n')
}

/** The members of `f` and the files that they come from. */
function kindFiles(read: Read): readonly { name: string; path: string }[] {
  const source = read(`${schema}/f.ts`)
  return [...source.matchAll(/^import \{ \w+ \} from '(.+)'$/gm)].map(([, specifier = '']) => ({
    name: posix.basename(specifier),
    path: `${posix.join(schema, specifier)}.ts`,
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
