import { useTranslate } from 'ra-core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useGateway } from '@/engine/data/gateway'
import { useListPath } from '@/engine/data/pathTo'
import { Icon } from '@/engine/ui/icons'
import { failedPayouts } from './alerts'
import { hasFailedPayouts } from './countFailedPayouts'

const { kind, page, filter } = failedPayouts

/** §8: warns above the orders while there are failed payouts, and leads to them. */
export function FailedPayoutsWarning() {
  const t = useTranslate()
  const gateway = useGateway()
  const path = useListPath()(page, filter)
  const { data } = useQuery({
    // below the payouts' key, so that each change of them refetches
    queryKey: [page, 'existFail'],
    queryFn: ({ signal }) => gateway.parts.ask(kind, () => hasFailedPayouts(gateway, signal)),
    enabled: path !== undefined,
    retry: false,
  })
  if (!path || data !== true) return null
  return (
    <p className="wd-alert wd-alert-warning wd-list-warning" role="alert">
      <Link to={path}>
        <Icon name="alert" />
        {t('orders.failedPayouts')}
      </Link>
    </p>
  )
}
