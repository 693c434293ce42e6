import { formatDecimal } from '@/engine/values/decimal'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema'
import { breachOf } from '@/engine/schema/rule'
import type { Breach } from '@/engine/schema/ruleKind'
import { Icon } from '../ui/icons'
import type { Words } from '../data/words'

/** What is wrong between the amounts of a record, in words; nothing where all adds up. */
export function breachTexts(
  { rules = [] }: Resource,
  record: PortalRecord,
  words: Words,
): readonly string[] {
  return rules.flatMap((rule) => {
    const breach = breachOf(rule, record)
    return breach ? [inWords(breach, words)] : []
  })
}

/** The mark of a row that does not add up; its arithmetic is a hover, and read aloud. */
export function BreachMark({ texts, words }: { texts: readonly string[]; words: Words }) {
  const text = texts.join(' · ')
  return (
    <span className="wd-breach" title={text}>
      <Icon name="alert" />
      <span className="wd-visually-hidden">{`${words.t('rules.broken')}: ${text}`}</span>
    </span>
  )
}

function inWords({ message, amounts, fields = {}, sign }: Breach, words: Words): string {
  return words.t(`rules.${message}`, {
    ...eachOf(amounts, formatDecimal),
    ...eachOf(fields, words.field),
    sign,
  })
}

function eachOf<T>(values: Readonly<Record<string, T>>, read: (value: T) => string) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)]))
}
