import { dictUses } from '../dictUses'
import { missingWord } from '../missingWord'
import { wordAt } from '../wordAt'
import { languages, wordsFileOf, type WorldCheck } from '../World'

/** A code of a dictionary without words in one of the languages; said once, however many use it. */
export const codeWords: WorldCheck = (world) =>
  dictUses(world).flatMap(({ dict, resource, path }) =>
    languages.flatMap((spoken) =>
      dict.entries
        .map(([code, key]) => ({ code, key: `codes.${dict.name}.${key}` }))
        .filter(({ key }) => wordAt(world.words[spoken.language], key) === undefined)
        .map(({ code, key }) => {
          const place = { resource: resource.name, field: path }
          const file = wordsFileOf(resource, spoken, world)
          return missingWord({ ...spoken, file }, key, place, `the code '${code}', `)
        }),
    ),
  )
