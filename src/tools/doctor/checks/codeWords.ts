import { dictUses } from '../project/dictUses'
import { missingWord } from '../project/missingWord'
import { wordAt } from '../project/wordAt'
import { languages, wordsFileOf, type ProjectCheck } from '../project/Project'

/** A code of a dictionary without words in one of the languages; said once, however many use it. */
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
