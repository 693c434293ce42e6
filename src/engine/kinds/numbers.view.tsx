import { messageText } from '@/engine/data/labels'
import type { PortalRecord } from '@/engine/data/wire/records'
import { drawText } from '@/engine/ui/text/drawText'
import { formatDecimal, isZero, scaleOf, toDecimal } from '@/engine/values/decimal'
import type { FieldOf } from '.'
import { numberKinds } from './numbers'
import type { KindCells, ViewsOf } from './view/kindView'

const decimalView: KindCells<FieldOf<'decimal'> | FieldOf<'money'>> = {
  cell: (value, { scale }) => amount(value, scale),
  look: 'wd-money',
  decimals: (value) => {
    const exact = toDecimal(value)
    return exact === null ? undefined : scaleOf(exact)
  },
  whole: (value, { unit, scale }) => (
    <>
      <span className="wd-money">{amount(value, scale)}</span>
      {unit && <span className="wd-note"> {unit}</span>}
    </>
  ),
  note: ({ unit = '' }) => unit,
  align: 'right',
  stateless: true,
}

export const numberViews: ViewsOf<'integer' | 'decimal' | 'money' | 'computed'> = {
  integer: {
    cell: (value, field, { t }) =>
      typeof value === 'number'
        ? messageText(numberKinds.integer.format(value, field), t)
        : drawText(String(value), { isBare: true }),
    look: 'wd-digits',
    align: 'right',
    stateless: true,
  },
  decimal: decimalView,
  money: {
    ...decimalView,
    cell: (value, field, { at, t }) => {
      const ordered = orderedIn(value, field, at?.record)
      if (ordered === undefined) return amount(value, field.scale)
      return (
        <span className="wd-muted">{t('kinds.ordered', { amount: formatDecimal(ordered) })}</span>
      )
    },
    drawsMissing: ({ ordered }) => ordered !== undefined,
    decimals: (value, field, record) => {
      const exact = orderedIn(value, field, record) ?? toDecimal(value)
      return exact === null ? undefined : scaleOf(exact)
    },
    whole: (value, field, context) =>
      value === null ? '—' : decimalView.whole?.(value, field, context),
    plain: true,
    card: 'amount',
  },
  computed: {
    cell: (value, field, { t }) =>
      drawText(messageText(numberKinds.computed.format(String(value), field), t), { isBare: true }),
    look: 'wd-digits',
    stateless: true,
  },
}

/** The amount that was ordered, while nothing has come. */
function orderedIn(value: unknown, { ordered }: FieldOf<'money'>, record?: PortalRecord) {
  const come = toDecimal(value)
  if (ordered === undefined || (come !== null && !isZero(come))) return undefined
  const exact = toDecimal(record?.[ordered])
  return exact === null || isZero(exact) ? undefined : exact
}

/** Every digit is shown; digits beyond the field's scale are pale. */
function amount(value: unknown, scale: number) {
  const exact = toDecimal(value)
  if (exact === null) return '—'
  const text = formatDecimal(exact)
  const end = text.includes('.') ? text.indexOf('.') + 1 + scale : text.length
  if (text.length <= end) return text
  return (
    <>
      {text.slice(0, end)}
      <span className="wd-tail">{text.slice(end)}</span>
    </>
  )
}
