import type { AlertStorage } from './storedAlerts'

/** Why nothing can be heard, or a tone instead of words. */
export const soundProblems = [
  'gesture',
  'noSpeech',
  'noVoice',
  'refused',
  'failed',
  'stuck',
] as const
export type SoundProblem = (typeof soundProblems)[number]

/** Of the browser, the same in every tab. */
export type Sound = {
  readonly isOn: boolean
  readonly problem?: SoundProblem
}

export const soundKey = 'wattdesk-sound'

/** On, unless somebody chose otherwise. */
export function readSound(storage: AlertStorage): Sound {
  const { isOn, problem } = readKept(storage)
  const known = soundProblems.find((one) => one === problem)
  return { isOn: isOn !== false, ...(known && { problem: known }) }
}

export function keepSound(storage: AlertStorage, sound: Sound): void {
  try {
    storage.setItem(soundKey, JSON.stringify(sound))
  } catch {
    // full or refused: this tab alone knows
  }
}

function readKept(storage: AlertStorage): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(soundKey) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    // refused, or somebody else's text
    return {}
  }
}
