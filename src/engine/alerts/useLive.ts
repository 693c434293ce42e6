import { useSyncExternalStore } from 'react'
import type { Live, LiveState } from '@/engine/data/live/live'
import { everySecond } from '@/engine/ui/time/everySecond'
import type { Translate } from './wordsOf'

export function useLive({ subscribe, state }: Live['channel']): LiveState {
  return useSyncExternalStore(subscribe, state)
}

/** Whole seconds until an instant of this machine's clock. */
export function useSecondsUntil(ms: number | undefined): number {
  return useSyncExternalStore(everySecond, () =>
    Math.max(0, Math.ceil(((ms ?? 0) - Date.now()) / 1_000)),
  )
}

/** §4: how the live channel stands, in words; nothing where there is none. */
export function liveWords({ status, attempt }: LiveState, t: Translate): string | undefined {
  if (status === 'off') return undefined
  const isAgain = attempt > 0 && (status === 'connecting' || status === 'retrying')
  return isAgain
    ? t('alerts.live.attempt', { attempt: attempt + 1 })
    : t(`alerts.live.${wordOf[status]}`)
}

const wordOf = {
  waiting: 'waiting',
  connecting: 'connecting',
  open: 'open',
  retrying: 'connecting',
  timedOut: 'timedOut',
} as const
