import { useTranslate } from 'ra-core'
import { useSlot } from '@/engine/ui/slot'
import { AlertIcon } from './alertIcons'
import type { Speaker } from './speaker'

/** The switch of the sound; why nothing is heard, and another try. */
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
          <button type="button" className="wd-button" onClick={() => turn(true)}>
            {t('alerts.trySound')}
          </button>
        </div>
      )}
    </div>
  )
}
