import type { Resource } from '@/engine/declare'
import { dictUses } from '../project/dictUses'
import { argumentsOf, fieldsOf, innerFields } from '../project/fieldsOf'
import type { FieldFinding } from '../project/Finding'
import { missingWord } from '../project/missingWord'
import { keysAt, wordAt } from '../project/wordAt'
import { languages, wordsFileOf, type ProjectCheck, type ResourceCheck } from '../project/Project'

/** A key that must have words, and another one that may have them already. */
type Label = { readonly key: string; readonly orKey?: string; readonly field?: string }

/** A name, field, section, action or argument without words in one of the languages. */
export const labels: ResourceCheck = (resource, project) =>
  languages.flatMap((one): readonly FieldFinding[] => {
    const { words } = project
    const spoken = { ...one, file: wordsFileOf(resource, one, project) }
    const { language, speaks, file } = spoken
    const block = `resources.${resource.name}`
    if (keysAt(words[language], block).length === 0) {
      const problem = `There are no ${speaks} words under \`${block}\`.`
      return [{ file, problem, fix: `Add it with its \`name\`, \`plural\` and \`fields\`.` }]
    }
    const has = (key = '') => wordAt(words[language], key) !== undefined
    return labelsOf(resource, block)
      .filter(({ key, orKey }) => !has(key) && !has(orKey))
      .map(({ key, field }) => missingWord(spoken, key, field === undefined ? {} : { field }))
  })

function labelsOf(resource: Resource, block: string): readonly Label[] {
  const { sections = {}, views = {}, actions, list } = resource
  return [
    { key: `${block}.name` },
    { key: `${block}.plural` },
    ...[...labelledFields(resource)].map(([name, field]) => ({
      key: `${block}.fields.${name}`,
      field,
    })),
    ...Object.keys(sections).map((key) => ({ key: `${block}.sections.${key}` })),
    ...Object.keys(views).map((key) => ({ key: `${block}.views.${key}` })),
    ...Object.keys(actions).map((name) => ({
      key: `${block}.actions.${name}`,
      orKey: `actions.${name}`,
    })),
    ...Object.keys(list?.tools ?? {}).map((name) => ({
      key: `${block}.tools.${name}`,
      orKey: `tools.${name}`,
    })),
    ...argumentNames(resource).map((field) => ({
      key: `${block}.args.${field}`,
      orKey: `actions.args.${field}`,
      field,
    })),
  ]
}

/** The names under `fields` with the field each belongs to; the columns of small tables are among them. */
export function labelledFields(resource: Resource): ReadonlyMap<string, string> {
  const labelled = new Map(fieldsOf(resource).map(([name]) => [name, name]))
  for (const [name, field] of [...fieldsOf(resource), ...argumentsOf(resource)]) {
    const columns = field.kind === 'rows' || field.kind === 'matrix' ? innerFields(field) : []
    for (const [column] of columns) labelled.set(column, labelled.get(column) ?? name)
  }
  return labelled
}

/** The arguments of a resource's actions, each name once. */
export function argumentNames(resource: Resource): readonly string[] {
  return [...new Set(argumentsOf(resource).map(([name]) => name))]
}

/** A code of a dictionary without words in one of the languages; reported once. */
export const codeWords: ProjectCheck = (project) =>
  dictUses(project).flatMap(({ dict, resource, path }) =>
    languages.flatMap((spoken) =>
      dict.entries
        .map(([code, key]) => ({ code, key: `codes.${dict.name}.${key}` }))
        .filter(({ key }) => wordAt(project.words[spoken.language], key) === undefined)
        .map(({ code, key }) => {
          const place = { resource: resource.name, field: path }
          const file = wordsFileOf(resource, spoken, project, 'dictionaries')
          return missingWord({ ...spoken, file }, key, place, `the code '${code}', `)
        }),
    ),
  )

/** A menu title that is a key, such as `menu.bill`, without its words. A title that is a text needs none. */
export const menuTitles: ProjectCheck = ({ menus = [], words, resources }) =>
  languages.flatMap((spoken) =>
    menus
      .filter(({ title }) => /^\w+(\.\w+)+$/.test(title) && !wordAt(words[spoken.language], title))
      .map(({ title, component }) => {
        const resource = resources.find((one) => one.component === component)?.name ?? 'menu'
        return missingWord(spoken, title, { resource }, 'the menu title ')
      }),
  )
