import { useEffect, useEffectEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { alertsSlot } from '@/engine/ui/alertsSlot'
import { useSession } from '@/engine/data/session'
import { createSlot, useSlot } from '@/engine/ui/slot'
import { titleBadge } from '@/engine/ui/titleBadge'
import { isCalling, type Alert } from './alert'
import { AlertBell } from './AlertBell'
import { AlertsOff } from './AlertsOff'
import type { AlertService, AlertServiceOptions } from './alertService'
import { useOpenAlert } from './useAlertWay'
import { headline } from './wordsOf'
import './alerts.css'

export type AlertsProps = {
  open: (events: Pick<AlertServiceOptions, 'userId' | 'onNews' | 'onRecovered'>) => AlertService
}

/** Of this tab, as long as the same user is logged in. */
const presentDesk = createSlot<AlertService>()
const view = { Bell, Banner }

/** Alerts the user who is logged in. */
export function Alerts({ open }: AlertsProps) {
  const userId = useSession()?.user.userId
  const queryClient = useQueryClient()
  const tell = useEffectEvent(useTell())
  useEffect(() => {
    if (userId === undefined) return undefined
    const desk = open({
      userId,
      onNews: (alerts) => tell(alerts),
      onRecovered: () => void queryClient.invalidateQueries(),
    })
    presentDesk.put(desk)
    alertsSlot.put(view)
    return () => {
      alertsSlot.put(undefined)
      presentDesk.put(undefined)
      desk.stop()
    }
  }, [open, userId, queryClient])
  const desk = useSlot(presentDesk)
  return desk && <TitleBadge desk={desk} />
}

function Bell() {
  const desk = useSlot(presentDesk)
  return desk && <AlertBell desk={desk} />
}

function Banner() {
  const channel = useSlot(presentDesk)?.channel
  return channel && <AlertsOff channel={channel} />
}

/** §8: red, titled, three seconds; many at once are one message and one voice. */
function useTell() {
  const notify = useNotify()
  const t = useTranslate()
  const openAlert = useOpenAlert()
  return (alerts: readonly Alert[]) => {
    for (const kind of ['nonSystemOrder', 'failedPayouts'] as const) {
      const those = alerts.filter((one) => one.kind === kind)
      const [newest] = those
      if (!newest) continue
      const text = headline(newest, t)
      const { order: _, ...all } = newest
      const about = those.length > 1 ? all : newest
      notify(text, {
        type: 'error',
        notificationOptions: { title: 'alerts.warning', onClick: () => openAlert(about) },
      })
      if (kind === 'nonSystemOrder') presentDesk.get()?.speaker.say(text)
    }
  }
}

function TitleBadge({ desk }: { desk: AlertService }) {
  const count = useSlot(desk.inbox.alerts)?.filter(isCalling).length ?? 0
  useEffect(() => {
    titleBadge.put(count)
    return () => titleBadge.put(undefined)
  }, [count])
  return null
}
