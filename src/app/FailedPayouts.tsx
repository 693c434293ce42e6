import { useTranslate } from 'ra-core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { hasFailedPayouts } from '@/engine/data/live/failedPayouts'
import { useGateway } from '@/engine/data/gateway'
import { useRegistry } from '@/engine/data/useRegistry'
import { Icon } from '../engine/ui/icons'
import { usePathTo } from '../engine/data/pathTo'

const failed = `?filter=${encodeURIComponent(JSON.stringify({ status: ['4'] }))}`

/** §8: the order list's warning, as long as there are failed payouts; it leads to them. */
export function FailedPayouts() {
  const t = useTranslate()
  const payout = useRegistry().byName('payout')
  const pathTo = usePathTo()
  const gateway = useGateway()
  const path = payout && pathTo(payout, 'list')
  const { data } = useQuery({
    // below the payouts, so that whatever changes them asks again
    queryKey: ['payout', 'existFail'],
    queryFn: ({ signal }) => hasFailedPayouts(gateway, signal),
    enabled: path !== undefined,
    retry: false,
  })
  if (!path || data !== true) return null
  return (
    <p className="wd-alert wd-alert-warning wd-list-warning" role="alert">
      <Link to={`${path}${failed}`}>
        <Icon name="alert" />
        {t('orders.failedPayouts')}
      </Link>
    </p>
  )
}
