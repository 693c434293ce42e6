import { useEffect, useRef, useState } from 'react'
import { useListContext } from 'ra-core'
import type { Words } from '../data/words'

/** Says what came of a search, once its answer is there; nothing of the rows that a page begins with. */
export function ListAnnouncer({ words }: { words: Words }) {
  const { total = 0, isFetching, error, filterValues } = useListContext()
  const search = JSON.stringify(filterValues)
  const last = useRef(search)
  const [said, setSaid] = useState({ text: '', times: 0 })
  useEffect(() => {
    if (isFetching || error || last.current === search) return
    last.current = search
    const found = { total: total.toLocaleString('en-US') }
    const text = total > 0 ? words.t('views.found', found) : words.t('views.foundNone')
    setSaid(({ times }) => ({ text, times: times + 1 }))
  }, [isFetching, error, search, total, words])
  return (
    <p className="wd-visually-hidden" role="status">
      {said.text}
      {/* one result twice is said twice */}
      {said.times > 0 && said.times % 2 === 0 && '\u00a0'}
    </p>
  )
}
