import { formatDecimal, glanceDecimal, type Decimal } from '@/engine/values/decimal'

type Props = { value: Decimal | null; unit: string }

/** The sum, large, for a glance; every digit on hover and in the table of the days. */
export function Figure({ value, unit }: Props) {
  const [whole, fraction] = value === null ? ['—'] : glanceDecimal(value).split('.')
  return (
    <p className="wd-figure">
      <strong title={value === null ? undefined : `${formatDecimal(value)} ${unit}`}>
        {whole}
        {fraction !== undefined && <small>.{fraction}</small>}
      </strong>{' '}
      <span>{unit}</span>
    </p>
  )
}
