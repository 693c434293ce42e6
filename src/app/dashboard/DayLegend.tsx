import { useTranslate } from 'ra-core'

/** One for all charts; a day without figures is explained where there is one. */
export function DayLegend({ range }: { range: number }) {
  const translate = useTranslate()
  return (
    <p className="wd-legend">
      <span className="wd-key wd-key-now">{translate('dashboard.last', { days: range })}</span>
      <span className="wd-key wd-key-so-far">{translate('dashboard.today')}</span>
      <span className="wd-key wd-key-before">
        {translate('dashboard.earlier', { days: range })}
      </span>
    </p>
  )
}
