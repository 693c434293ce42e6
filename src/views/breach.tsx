import { compareDecimals, decimal, formatDecimal, negate, type Decimal } from '@/schema/decimal'
import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'
import { breachOf } from '@/schema/rule'
import type { Breach } from '@/schema/ruleKind'
import { Icon } from './icons'
import type { Words } from './words'

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

const nothing = decimal('0')

function inWords({ before, change, after, difference }: Breach, words: Words): string {
  const isTooMuch = compareDecimals(difference, nothing) > 0
  return words.t(isTooMuch ? 'rules.tooMuch' : 'rules.tooLittle', {
    before: formatDecimal(before),
    sign: isBelow(change) ? '−' : '+',
    change: formatDecimal(withoutSign(change)),
    after: formatDecimal(after),
    difference: formatDecimal(withoutSign(difference)),
  })
}

function withoutSign(value: Decimal): Decimal {
  return isBelow(value) ? negate(value) : value
}

function isBelow(value: Decimal): boolean {
  return compareDecimals(value, nothing) < 0
}
