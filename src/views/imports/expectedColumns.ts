import type { Language } from '@/config'
import { createTranslate, languages, loadMessages, type Translate } from '@/i18n'
import { joinMessages, loadSystemMessages } from '@/i18n/late'
import { resourceByName } from '@/registry'
import type { Resource } from '@/schema'
import { kindOf } from '@/schema/kinds'
import type { ExpectedColumn } from '@/schema/sheet/checkSheet'
import { importFieldsOf } from '@/schema/sheet/importColumns'

/**
 * What a workbook for a resource may hold, in the words of every language: each of them is loaded for it. What
 * it would take from others, and not from this operator, is known by its headings.
 */
export async function expectedColumns(resource: Resource): Promise<readonly ExpectedColumn[]> {
  const distinct = resource.import?.distinct ?? []
  const open = importFieldsOf(resource)
  const whole = resourceByName(resource.name) ?? resource
  const speakers = await Promise.all(languages.map(speakerOf))
  return importFieldsOf(whole).flatMap((name): ExpectedColumn[] => {
    const field = whole.fields[name]
    if (!field) return []
    const words = kindOf(field).importFrom?.(field) ?? []
    return [
      {
        name,
        field,
        ...(distinct.includes(name) && { isDistinct: true }),
        ...(!open.includes(name) && { isClosed: true }),
        headings: headingsOf(speakers, resource, name),
        words: words.flatMap(([key, text]) =>
          said(speakers, key).map((label) => [label, text] as const),
        ),
      },
    ]
  })
}

/** Those of the gateway's own template, several between bars, or else what the field is called. */
function headingsOf(speakers: readonly Translate[], { name: resource }: Resource, name: string) {
  const own = said(speakers, `resources.${resource}.headings.${name}`)
  if (own.length === 0) return said(speakers, `resources.${resource}.fields.${name}`)
  return own.flatMap((words) => words.split('|').map((word) => word.trim()))
}

async function speakerOf(language: Language): Promise<Translate> {
  const words = await Promise.all([loadMessages(language), loadSystemMessages(language)])
  return createTranslate(joinMessages(...words))
}

function said(speakers: readonly Translate[], key: string): readonly string[] {
  return speakers.map((say) => say(key)).filter((words) => words !== key)
}
