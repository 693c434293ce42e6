import { useTranslate } from 'ra-core'
import { formatDecimal } from '@/engine/values/decimal'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { breachOf, type Breach } from '@/engine/schema/rule'
import { Icon } from '../ui/icons'
import type { Labels, Translate } from '../data/labels'

/** What is wrong between the amounts of a record, in words; nothing where all adds up. */
export function breachTexts(
  { rules = [] }: Resource,
  record: PortalRecord,
  t: Translate,
  labels: Labels,
): readonly string[] {
  return rules.flatMap((rule) => {
    const breach = breachOf(rule, record)
    return breach ? [inWords(breach, t, labels)] : []
  })
}

/** The mark of a row that does not add up; its arithmetic is a hover, and read aloud. */
export function BreachMark({ texts }: { texts: readonly string[] }) {
  const t = useTranslate()
  const text = texts.join(' · ')
  return (
    <span className="wd-breach" title={text}>
      <Icon name="alert" />
      <span className="wd-visually-hidden">{`${t('rules.broken')}: ${text}`}</span>
    </span>
  )
}

function inWords(
  { message, amounts, fields = {}, sign }: Breach,
  t: Translate,
  labels: Labels,
): string {
  return t(`rules.${message}`, {
    ...eachOf(amounts, formatDecimal),
    ...eachOf(fields, labels.field),
    sign,
  })
}

function eachOf<T>(values: Readonly<Record<string, T>>, read: (value: T) => string) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)]))
}
