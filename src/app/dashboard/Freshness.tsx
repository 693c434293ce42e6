import { useTranslate } from 'ra-core'
import { useGateway } from '@/engine/data/gateway'
import { IconButton } from '@/engine/ui/IconButton'
import { timeAtGateway } from './statistics'

type Props = {
  /** Milliseconds since 1970; undefined for an answer to come. */
  times: readonly (number | undefined)[]
  isFetching: boolean
  reload: () => void
}

/** The age of the oldest figure, in a place that is there before the figures come. */
export function Freshness({ times, isFetching, reload }: Props) {
  const translate = useTranslate()
  const { serverClock } = useGateway()
  const known = times.filter((ms) => ms !== undefined)
  const isComing = known.length === 0
  const time = timeAtGateway(isComing ? serverClock.now() : Math.min(...known))
  return (
    <div className="wd-home-age">
      {time && (
        <p className="wd-as-of wd-muted" role="status" data-coming={isComing || undefined}>
          {translate('dashboard.asOf', { time })}
        </p>
      )}
      <IconButton
        icon="refresh"
        label={translate('dashboard.reload')}
        aria-busy={isFetching}
        onClick={reload}
      />
    </div>
  )
}
