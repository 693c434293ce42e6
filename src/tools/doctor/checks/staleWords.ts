import type { Resource } from '@/engine/declare'
import { dictUses } from '../project/dictUses'
import type { PlacedFinding } from '../project/Finding'
import { keysAt, wordAt } from '../project/wordAt'
import { languages, wordsFileOf, type Project, type ProjectCheck } from '../project/Project'
import { argumentNames, labelledFields } from './labels'

/** Words for something that no longer exists. */
export const staleWords: ProjectCheck = (project) =>
  languages.flatMap((spoken) => {
    const words = project.words[spoken.language]
    return [
      staleBlocks(project, words),
      ...project.resources.map((resource) => staleParts(resource, words)),
      staleCodes(project, words),
    ]
      .flat()
      .map((stale) => {
        const subject = stale.key.startsWith('codes.') ? 'dictionaries' : 'resources'
        return finding(wordsFileOf({ name: stale.resource }, spoken, project, subject), stale)
      })
  })

type Stale = { readonly key: string; readonly resource: string; readonly field?: string }

function finding(file: string, { key, ...place }: Stale): PlacedFinding {
  return {
    file,
    ...place,
    problem: `\`${key}\` has words but is not declared.`,
    fix: 'Take the words out, or declare what they are for.',
  }
}

function staleBlocks({ resources }: Project, words: object): readonly Stale[] {
  return keysAt(words, 'resources')
    .filter((name) => resources.every((one) => one.name !== name))
    .map((resource) => ({ key: `resources.${resource}`, resource }))
}

function staleParts(resource: Resource, words: object): readonly Stale[] {
  const { name, create } = resource
  const parts = Object.entries(wordedParts(resource)).flatMap(([part, names]) =>
    keysAt(words, `resources.${name}.${part}`)
      .filter((key) => !names.includes(key))
      .map((field): Stale => {
        const key = `resources.${name}.${part}.${field}`
        return part === 'fields' ? { key, resource: name, field } : { key, resource: name }
      }),
  )
  const key = `resources.${name}.create`
  return create || !wordAt(words, key) ? parts : [...parts, { key, resource: name }]
}

function wordedParts(resource: Resource): Readonly<Record<string, readonly string[]>> {
  const { actions, list, sections = {}, views = {}, create, edit, remove } = resource
  const offered = Object.entries({ create, edit, remove }).filter(([, declared]) => declared)
  return {
    fields: [...labelledFields(resource).keys()],
    sections: Object.keys(sections),
    views: Object.keys(views),
    actions: [...Object.keys(actions), ...offered.map(([name]) => name)],
    args: argumentNames(resource),
    tools: Object.keys(list?.tools ?? {}),
  }
}

function staleCodes(project: Project, words: object): readonly Stale[] {
  return dictUses(project).flatMap(({ dict, resource, path }) =>
    keysAt(words, `codes.${dict.name}`)
      .filter((key) => dict.entries.every(([, known]) => known !== key))
      .map((key) => {
        return { key: `codes.${dict.name}.${key}`, resource: resource.name, field: path }
      }),
  )
}
