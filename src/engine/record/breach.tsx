import { useTranslate } from 'ra-core'
import type { Resource } from '@/engine/declare'
import type { PortalRecord } from '@/engine/data/wire/records'
import { breachOf, type Breach } from '@/engine/schema/rule'
import { formatDecimal } from '@/engine/values/decimal'
import { mapValues } from '@/engine/values/named'
import type { Labels, Translate } from '@/engine/data/labels'
import { Icon } from '@/engine/ui/icons'

export function breachTexts(
  { rules = [] }: Resource,
  record: PortalRecord,
  t: Translate,
  labels: Labels,
): readonly string[] {
  const textOf = ({ message, amounts, fields = {}, sign }: Breach) =>
    t(`rules.${message}`, {
      ...mapValues(amounts, formatDecimal),
      ...mapValues(fields, labels.field),
      sign,
    })
  return rules.flatMap((rule) => {
    const breach = breachOf(rule, record)
    return breach ? [textOf(breach)] : []
  })
}

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
