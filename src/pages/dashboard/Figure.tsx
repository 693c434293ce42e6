import { formatDecimal, type Decimal } from '@/schema/decimal'

type Props = { value: Decimal | null; unit: string }

/** The sum, large and with every digit. */
export function Figure({ value, unit }: Props) {
  const [whole, fraction] = value === null ? ['—'] : formatDecimal(value).split('.')
  return (
    <p className="wd-figure">
      <strong>
        {whole}
        {fraction !== undefined && <small>.{fraction}</small>}
      </strong>{' '}
      <span>{unit}</span>
    </p>
  )
}
