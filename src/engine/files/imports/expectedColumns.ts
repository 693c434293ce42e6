import type { DictionaryEntry } from '@/engine/data/dictionaries'
import { languages } from '@/engine/messages/language'
import { firstChunks, type Messages } from '@/engine/messages/messages'
import { createTranslate, type Translate } from '@/engine/messages/translate'
import type { Resource } from '@/engine/declare'
import { kindOf } from '@/engine/schema/field'
import { importFieldsOf } from '@/engine/schema/surfaces'
import type { Expected } from './inspect'

type EntriesOf = (dictionary: string) => Promise<readonly DictionaryEntry[] | undefined>

/**
 * The columns in the words of every language. Columns closed to the operator are included, to recognise their headings.
 *
 * @param resource as the operator may see it
 * @param whole as declared
 * @param entriesOf a dictionary's entries; undefined if unknown
 */
export async function expectedColumns(
  resource: Resource,
  messages: Messages,
  whole: Resource = resource,
  entriesOf: EntriesOf = () => Promise.resolve(undefined),
): Promise<Expected> {
  const distinct = resource.import?.distinct ?? []
  const open = importFieldsOf(resource)
  const translators = await Promise.all(
    languages.map(async (language) =>
      createTranslate(await messages.to(language).load(...firstChunks, 'late', 'exports')),
    ),
  )
  const columnOf = async (name: string): Promise<Expected['columns']> => {
    const field = whole.fields[name]
    if (!field) return []
    const words = kindOf(field).fromSheet?.(field) ?? []
    const dictionary = kindOf(field).dictionaryOf?.(field)
    const entries = dictionary === undefined ? undefined : await entriesOf(dictionary)
    const codes = [...(entries ?? []).map(({ code }) => code), ...words.map(([, text]) => text)]
    return [
      {
        name,
        field,
        ...(distinct.includes(name) && { isDistinct: true }),
        ...(!open.includes(name) && { isClosed: true }),
        headings: headingsOf(translators, resource, name),
        labels: textsOf(translators, `resources.${resource.name}.fields.${name}`),
        words: [
          ...words.flatMap(([key, text]) =>
            textsOf(translators, key).map((label) => [label, text] as const),
          ),
          ...(entries ?? []).map(({ label, code }) => [label, code] as const),
        ],
        ...(entries && { codes }),
      },
    ]
  }
  const columns = (await Promise.all(importFieldsOf(whole).map(columnOf))).flat()
  return { columns, footerLabels: footerKeys.flatMap((key) => textsOf(translators, key)) }
}

const footerKeys = [
  'export.footer.source',
  'export.filter',
  'export.order',
  'export.footer.zone',
  'export.footer.user',
  'export.footer.time',
  'export.rows',
]

/** The headings of the gateway's template, separated by bars; otherwise the field's labels. */
function headingsOf(translators: readonly Translate[], { name: resource }: Resource, name: string) {
  // the family's templates are in Chinese: the first heading is the one to send
  const own = textsOf(translators.toReversed(), `resources.${resource}.headings.${name}`)
  if (own.length === 0) return textsOf(translators, `resources.${resource}.fields.${name}`)
  return own.flatMap((headings) => headings.split('|').map((heading) => heading.trim()))
}

function textsOf(translators: readonly Translate[], key: string): readonly string[] {
  return translators.map((t) => t(key)).filter((text) => text !== key)
}
