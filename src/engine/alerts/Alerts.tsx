import { useEffect, useEffectEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useGateway } from '@/engine/data/gateway'
import { useAlertSources } from '@/engine/data/live/alertSource'
import { useSession } from '@/engine/data/session'
import { useConfig } from '@/engine/data/useConfig'
import { useRegistry } from '@/engine/data/useRegistry'
import { usePortal } from '@/engine/shell/portal/PortalContext'
import type { AlertsView } from '@/engine/ui/alertsView'
import { callingCount, type Alert } from './alert'
import { AlertBell } from './AlertBell'
import { useAlertTarget } from './AlertEntry'
import { openAlertService, type AlertService } from './alertService'
import { AlertsOff } from './AlertStatus'
import { headline } from './wordsOf'
import './alerts.css'

export type AlertsProps = {
  onView: (view: AlertsView | undefined) => void
  open?: typeof openAlertService
}

export function Alerts({ onView, open = openAlertService }: AlertsProps) {
  const gateway = useGateway()
  const sources = useAlertSources()
  const { storage: appKey } = useConfig()
  const { language } = usePortal()
  const { byName } = useRegistry()
  const userId = useSession()?.user.userId
  const queryClient = useQueryClient()
  const announce = useEffectEvent(useAnnounce())
  const resourceOf = useEffectEvent(byName)
  useEffect(() => {
    if (userId === undefined) return undefined
    const service = open(
      {
        gateway,
        queryClient,
        sources,
        appKey,
        language,
        userId,
        resourceOf: (name) => resourceOf(name),
      },
      (alerts) => announce(alerts, service),
    )
    const end = showService(service, onView)
    return () => {
      end()
      service.stop()
    }
  }, [open, gateway, sources, appKey, language, userId, queryClient, onView])
  return null
}

function showService(service: AlertService, onView: AlertsProps['onView']): () => void {
  const { alerts } = service.inbox
  const bell = <AlertBell service={service} />
  const banner = <AlertsOff channel={service.channel} />
  const show = () => onView({ bell, banner, count: callingCount(alerts.get()) })
  const unsubscribe = alerts.subscribe(show)
  show()
  return () => {
    unsubscribe()
    onView(undefined)
  }
}

/** §8: red, titled, three seconds; many at once share one message and one voice. */
function useAnnounce() {
  const notify = useNotify()
  const t = useTranslate()
  const targetOf = useAlertTarget()
  const sources = useAlertSources()
  return (alerts: readonly Alert[], { speaker }: AlertService) => {
    for (const { kind, isSpoken = false } of sources) {
      const those = alerts.filter((one) => one.kind === kind)
      const [newest] = those
      if (!newest) continue
      const text = headline(newest, t)
      const { row: _, ...all } = newest
      const about = those.length > 1 ? all : newest
      notify(text, {
        type: 'error',
        notificationOptions: {
          title: 'alerts.warning',
          onClick: () => targetOf(about)?.open(),
        },
      })
      if (isSpoken) speaker.say(text)
    }
  }
}
