import { isCancelledError } from '@tanstack/react-query'
import { useListContext, useTranslate } from 'ra-core'
import { isOfflineRead } from '@/engine/data/connection'
import { GatewayError, useGateway } from '@/engine/data/gateway'
import { Illustration } from '../ui/crash/Illustration'
import { failureIllustration } from '../ui/crash/failureIllustration'
import { failureText } from '../ui/crash/failureText'
import { useLabels } from '../data/labels'

/** What stands where rows would be: a skeleton, a failure with a way on, or what to do about nothing. */
export function ListStatus() {
  const t = useTranslate()
  const labels = useLabels()
  const gateway = useGateway()
  const { data, isPending, error, refetch, filterValues, setFilters } = useListContext()
  if (error && !data) {
    return (
      <div className="wd-list-status" role="status">
        <Illustration name={failureIllustration(error)} />
        <p>{t('views.loadFailed', { name: labels.plural.toLowerCase() })}</p>
        {isKnown(error) && !isOfflineRead(error, gateway) && <p>{failureText(error, t)}</p>}
        <button type="button" className="wd-button" onClick={() => void refetch()}>
          {t('views.tryAgain')}
        </button>
      </div>
    )
  }
  if (isPending) return <Skeleton />
  if (data?.length !== 0) return null
  const isFiltered = Object.keys(filterValues as object).length > 0
  return (
    <div className="wd-list-status" role={isFiltered ? undefined : 'status'}>
      <Illustration name={isFiltered ? 'noMatch' : 'empty'} />
      <p>
        {t(isFiltered ? 'views.noMatch' : 'views.noRecords', {
          name: labels.plural.toLowerCase(),
        })}
      </p>
      {isFiltered && (
        <button type="button" className="wd-button" onClick={() => setFilters({})}>
          {t('views.reset')}
        </button>
      )}
    </div>
  )
}

function isKnown(error: unknown): boolean {
  return error instanceof GatewayError || isCancelledError(error)
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
