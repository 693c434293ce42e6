import { useEffect, useRef, useState } from 'react'
import { useListContext, useTranslate } from 'ra-core'

/** Says what came of a search, once its answer is there; nothing of the rows that a page begins with. */
export function ListAnnouncer() {
  const t = useTranslate()
  const { total = 0, isFetching, error, filterValues } = useListContext()
  const search = JSON.stringify(filterValues)
  const last = useRef(search)
  const [said, setSaid] = useState({ text: '', times: 0 })
  useEffect(() => {
    if (isFetching || error || last.current === search) return
    last.current = search
    const found = { total: total.toLocaleString('en-US') }
    const text = total > 0 ? t('views.found', found) : t('views.foundNone')
    setSaid(({ times }) => ({ text, times: times + 1 }))
  }, [isFetching, error, search, total, t])
  return (
    <p className="wd-visually-hidden" role="status">
      {said.text}
      {/* one result twice is said twice */}
      {said.times > 0 && said.times % 2 === 0 && '\u00a0'}
    </p>
  )
}
