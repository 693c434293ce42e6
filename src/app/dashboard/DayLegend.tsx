import { useTranslate } from 'ra-core'

type Props = { range: number; hasToday?: boolean; hasGaps?: boolean }

export function DayLegend({ range, hasToday = true, hasGaps = false }: Props) {
  const translate = useTranslate()
  return (
    <figcaption>
      <span className="wd-key wd-key-now">{translate('dashboard.last', { days: range })}</span>
      {hasToday && <span className="wd-key wd-key-so-far">{translate('dashboard.today')}</span>}
      <span className="wd-key wd-key-before">
        {translate('dashboard.earlier', { days: range })}
      </span>
      {hasGaps && <span className="wd-key wd-key-gap">{translate('dashboard.gap')}</span>}
    </figcaption>
  )
}
