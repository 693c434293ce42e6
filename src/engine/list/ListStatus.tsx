import { useEffect, useRef, useState } from 'react'
import { isCancelledError } from '@tanstack/react-query'
import { useListContext, useTranslate } from 'ra-core'
import { isOfflineRead } from '@/engine/data/online'
import { GatewayError, useGateway } from '@/engine/data/gateway'
import { useLabels } from '@/engine/data/labels'
import { useResource } from '@/engine/data/resource'
import type { Resource } from '@/engine/schema/resource'
import { Button } from '@/engine/ui/Button'
import { failureIllustration, failureText } from '@/engine/ui/crash/LoadFailed'
import { Illustration } from '@/engine/ui/crash/Illustration'
import { Icon } from '@/engine/ui/icons'
import { searchEverywhere } from '@/engine/ui/searchWanted'

export function ListStatus() {
  const t = useTranslate()
  const name = useLabels().plural.toLowerCase()
  const gateway = useGateway()
  const { fields } = useResource()
  const { data, isPending, error, refetch, filterValues, setFilters } = useListContext()
  if (error && !data) {
    const isKnown = error instanceof GatewayError || isCancelledError(error)
    return (
      <div className="wd-list-status" role="status">
        <Illustration name={failureIllustration(error)} />
        <p>{t('views.loadFailed', { name })}</p>
        {isKnown && !isOfflineRead(error, gateway) && <p>{failureText(error, t)}</p>}
        <Button onClick={() => void refetch()}>{t('views.tryAgain')}</Button>
      </div>
    )
  }
  if (isPending) return <Skeleton />
  if (data?.length !== 0) return null
  const isFiltered = Object.keys(filterValues).length > 0
  const sought = soughtText(fields, filterValues)
  return (
    <div className="wd-list-status" role={isFiltered ? undefined : 'status'}>
      <Illustration name={isFiltered ? 'noMatch' : 'empty'} />
      <p>{t(isFiltered ? 'views.noMatch' : 'views.noRecords', { name })}</p>
      {isFiltered && <Button onClick={() => setFilters({})}>{t('views.clearFilters')}</Button>}
      {sought !== undefined && (
        <Button onClick={() => searchEverywhere(sought)}>
          <Icon name="search" />
          {t('views.searchEverywhere')}
        </Button>
      )}
    </div>
  )
}

/** The text of a filter by which the search would find a record. */
function soughtText(
  fields: Resource['fields'],
  filter: Readonly<Record<string, unknown>>,
): string | undefined {
  const found = Object.entries(filter).find(([name]) => fields[name]?.find)
  return typeof found?.[1] === 'string' ? found[1] : undefined
}

const bars = Array.from({ length: 8 }, (_, index) => `bar-${index}`)

function Skeleton() {
  return (
    <div className="wd-skeleton" aria-hidden="true">
      {bars.map((bar) => (
        <span key={bar} />
      ))}
    </div>
  )
}

/** Announces the result of a search, not the rows that a page opens with. */
export function ListAnnouncer() {
  const t = useTranslate()
  const { total = 0, isFetching, error, filterValues } = useListContext()
  const search = JSON.stringify(filterValues)
  const last = useRef(search)
  const [{ text, times }, announce] = useState({ text: '', times: 0 })
  useEffect(() => {
    if (isFetching || error || last.current === search) return
    last.current = search
    const found = { total: total.toLocaleString('en-US') }
    const next = total > 0 ? t('views.found', found) : t('views.foundNone')
    announce((before) => ({ text: next, times: before.times + 1 }))
  }, [isFetching, error, search, total, t])
  return (
    <p className="wd-visually-hidden" role="status">
      {text}
      {/* an equal text is announced only if it changes */}
      {times > 0 && times % 2 === 0 && '\u00a0'}
    </p>
  )
}
