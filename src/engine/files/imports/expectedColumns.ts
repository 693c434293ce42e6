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
 * What a workbook for a resource may hold, in the words of every language: each of them is loaded for it. What
 * it would take from others, and not from this operator, is known by its headings.
 *
 * @param resource as it is open to the operator
 * @param whole as it is declared
 * @param entriesOf the entries of one of the gateway's dictionaries; undefined where they are not known
 */
export async function expectedColumns(
  resource: Resource,
  messages: Messages,
  whole: Resource = resource,
  entriesOf: EntriesOf = () => Promise.resolve(undefined),
): Promise<Expected> {
  const distinct = resource.import?.distinct ?? []
  const open = importFieldsOf(resource)
  const speakers = await Promise.all(languages.map((language) => speakerOf(messages.to(language))))
  const columnOf = async (name: string): Promise<Expected['columns']> => {
    const field = whole.fields[name]
    if (!field) return []
    const words = kindOf(field).fromSheet?.(field) ?? []
    const dictionary = kindOf(field).dictionaryOf?.(field)
    const entries = dictionary === undefined ? undefined : await entriesOf(dictionary)
    return [
      {
        name,
        field,
        ...(distinct.includes(name) && { isDistinct: true }),
        ...(!open.includes(name) && { isClosed: true }),
        headings: headingsOf(speakers, resource, name),
        labels: said(speakers, `resources.${resource.name}.fields.${name}`),
        words: [
          ...words.flatMap(([key, text]) =>
            said(speakers, key).map((label) => [label, text] as const),
          ),
          ...(entries ?? []).map(({ label, code }) => [label, code] as const),
        ],
        ...(entries && {
          codes: [...entries.map(({ code }) => code), ...words.map(([, text]) => text)],
        }),
      },
    ]
  }
  const columns = (await Promise.all(importFieldsOf(whole).map(columnOf))).flat()
  return { columns, footerLabels: footerKeys.flatMap((key) => said(speakers, key)) }
}

/** The lines that an export writes below its rows. */
const footerKeys = [
  'export.footer.source',
  'export.filter',
  'export.order',
  'export.footer.zone',
  'export.footer.user',
  'export.footer.time',
  'export.rows',
]

/** Those of the gateway's own template, several between bars, or else what the field is called. */
function headingsOf(speakers: readonly Translate[], { name: resource }: Resource, name: string) {
  // the family's templates are in Chinese: a column of another heading is sent under that one
  const own = said(speakers.toReversed(), `resources.${resource}.headings.${name}`)
  if (own.length === 0) return said(speakers, `resources.${resource}.fields.${name}`)
  return own.flatMap((words) => words.split('|').map((word) => word.trim()))
}

async function speakerOf(messages: Messages): Promise<Translate> {
  return createTranslate(await messages.load(...firstChunks, 'late', 'exports'))
}

function said(speakers: readonly Translate[], key: string): readonly string[] {
  return speakers.map((say) => say(key)).filter((words) => words !== key)
}
