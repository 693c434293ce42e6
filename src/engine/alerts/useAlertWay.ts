import { useNotify, useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import { useRegistry } from '@/engine/data/useRegistry'
import { usePathTo } from '@/engine/data/pathTo'
import type { Alert, AlertKind } from './alert'

/** §2: the page that a click on an alert opens, by the name of its resource. */
const pages: Readonly<Record<AlertKind, string>> = {
  nonSystemOrder: 'waterWallet',
  failedPayouts: 'payout',
  gap: 'waterWallet',
}

/** Where an alert leads; undefined where the operator has no such page. */
export function useAlertPath(): (alert: Alert) => string | undefined {
  const registry = useRegistry()
  const pathTo = usePathTo()
  return (alert) => {
    const resource = registry.byName(pages[alert.kind])
    const path = resource && pathTo(resource, 'list')
    return path && `${path}?filter=${encodeURIComponent(JSON.stringify(filterOf(alert)))}`
  }
}

/** Opens what an alert leads to, or says why it cannot be opened. */
export function useOpenAlert(): (alert: Alert) => void {
  const pathOf = useAlertPath()
  const navigate = useNavigate()
  const notify = useNotify()
  const t = useTranslate()
  return (alert) => {
    const path = pathOf(alert)
    if (path !== undefined) return void navigate(path)
    const page = t(`resources.${pages[alert.kind]}.plural`)
    notify('alerts.noPage', { type: 'info', messageArgs: { page } })
  }
}

function filterOf({ kind, order }: Alert): object {
  if (kind === 'failedPayouts') return { status: ['4'] }
  return order === undefined ? { matched: ['1'] } : { id: [order] }
}
