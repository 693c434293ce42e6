import { useSyncExternalStore } from 'react'
import { useTranslate } from 'ra-core'
import type { Live, LiveState } from '@/engine/data/live/live'
import { Banner } from '@/engine/ui/Banner'
import { Button } from '@/engine/ui/Button'
import { useSlot } from '@/engine/ui/late/slot'
import { everySecond } from '@/engine/ui/time/useSecondsLeft'
import { AlertIcon } from './AlertIcon'
import type { Speaker } from './speaker'
import { liveWords, zonedTime } from './wordsOf'

type Channel = Live['channel']

export function useLive({ subscribe, state }: Channel): LiveState {
  return useSyncExternalStore(subscribe, state)
}

/** §9: appears once every attempt to connect has failed. */
export function AlertsOff({ channel }: { channel: Channel }) {
  const t = useTranslate()
  if (useLive(channel).status !== 'timedOut') return null
  return (
    <Banner
      text={t('alerts.live.timedOutText')}
      action={t('alerts.live.connect')}
      onAction={async () => channel.retry()}
    />
  )
}

export function LiveLine({ channel }: { channel: Channel }) {
  const t = useTranslate()
  const live = useLive(channel)
  const { status, attempt, nextAt, lostAt } = live
  const seconds = useSecondsUntil(nextAt)
  const words = liveWords(live, t)
  if (words === undefined) return null
  const isCounting = status === 'retrying' && seconds > 0
  return (
    <div className="wd-alerts-line" data-live={status}>
      <AlertIcon name={status === 'open' ? 'linked' : 'broken'} />
      <p>
        {isCounting ? t('alerts.live.retrying', { attempt: attempt + 1, seconds }) : words}
        {lostAt !== undefined && (
          <small>{t('alerts.live.lost', { time: zonedTime(lostAt) })}</small>
        )}
      </p>
      {(status === 'timedOut' || status === 'retrying') && (
        <Button onClick={channel.retry}>{t('alerts.live.connect')}</Button>
      )}
    </div>
  )
}

function useSecondsUntil(ms = 0): number {
  return useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((ms - Date.now()) / 1_000)))
}

export function SoundLine({ speaker }: { speaker: Speaker }) {
  const t = useTranslate()
  const { isOn = true, problem } = useSlot(speaker.sound) ?? {}
  const turn = (on: boolean) => speaker.turn(on, t('alerts.soundOn'))
  return (
    <div className="wd-alerts-line">
      <AlertIcon name={isOn && !problem ? 'sound' : 'mute'} />
      <label className="wd-switch">
        <span>{t('alerts.sound')}</span>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={({ target }) => turn(target.checked)}
        />
      </label>
      {isOn && problem && (
        <div className="wd-alerts-problem" role="status">
          <p>{t(`alerts.soundProblem.${problem}`)}</p>
          <Button onClick={() => turn(true)}>{t('alerts.trySound')}</Button>
        </div>
      )}
    </div>
  )
}
