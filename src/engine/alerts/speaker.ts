import type { Language } from '@/engine/config'
import { createSlot, type Slot } from '@/engine/ui/slot'
import type { Clock } from '@/engine/data/live/live'
import { pickVoice } from './pickVoice'
import { keepSound, readSound, type Sound, type SoundProblem } from './soundChoice'
import type { AlertStorage } from './storedAlerts'

export type Speaker = {
  readonly sound: Pick<Slot<Sound>, 'get' | 'subscribe'>
  /** Said aloud in one tab of the browser, at most once in ten seconds. */
  readonly say: (text: string) => void
  /** Switches the sound; switched on, the words are said at once, by this tab, as a trial. */
  readonly turn: (isOn: boolean, trial: string) => void
  /** Somebody has pressed something: from now on the browser lets this tab be heard. */
  readonly arm: () => void
  /** Another tab chose, or found out that nothing is heard. */
  readonly adopt: () => void
  readonly stop: () => void
}

type SpeakerOptions = {
  /** Absent where the browser cannot speak. */
  speech: Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices'> | undefined
  utter: (text: string) => SpeechSynthesisUtterance
  /** In place of words; rejects where it cannot be heard. */
  playTone: () => Promise<void>
  /** Enters this tab among those of which one speaks. */
  lead: () => { leads: () => boolean; stop: () => void }
  storage: AlertStorage
  clock: Clock
  language: Language
}

/** §8, how often at most something is said, in milliseconds. */
const pauseMs = 10_000
/** How long a sentence may take, in milliseconds; one that takes longer never ends. */
const longestMs = 10_000

/** The browser's errors that mean that nobody heard. */
const problemOf: Readonly<Record<string, SoundProblem | undefined>> = {
  'not-allowed': 'refused',
  'language-unavailable': 'noVoice',
  'voice-unavailable': 'noVoice',
}
/** The browser's errors for speech that was cancelled. */
const cancelled: ReadonlySet<string> = new Set(['interrupted', 'canceled'])

/** Speaks, in the reader's language; where that fails it sounds a tone and says why. */
export function createSpeaker(options: SpeakerOptions): Speaker {
  const { speech, utter, playTone, lead, storage, clock, language } = options
  const shown = createSlot<Sound>()
  let leader: ReturnType<typeof lead> | undefined
  let saidAt = -Infinity
  let end = () => {}
  show()

  function show() {
    const { isOn, problem } = readSound(storage)
    const now = leader ? problem : 'gesture'
    const known = shown.get()
    if (known && known.isOn === isOn && known.problem === now) return
    shown.put({ isOn, ...(now && { problem: now }) })
  }

  /** Other tabs read it, too: the one that speaks is seldom the one in sight. */
  function note(problem: SoundProblem | undefined) {
    const { isOn, problem: known } = readSound(storage)
    if (problem !== known) keepSound(storage, { isOn, ...(problem && { problem }) })
    show()
  }

  function fail(problem: SoundProblem) {
    note(problem)
    // neither words nor tone: what is seen stays
    playTone().catch(() => {})
  }

  function speak(text: string) {
    end()
    if (!speech) return fail('noSpeech')
    try {
      const voice = pickVoice(speech.getVoices(), language)
      if (!voice) return fail('noVoice')
      const words = utter(text)
      words.lang = voice.lang
      words.voice = voice
      follow(words, speech)
      speech.speak(words)
    } catch {
      end()
      fail('failed')
    }
  }

  function follow(words: SpeechSynthesisUtterance, { cancel }: { cancel: () => void }) {
    const listening = new AbortController()
    const once = { once: true, signal: listening.signal }
    const done = () => {
      end = () => {}
      clock.clearTimeout(timer)
      listening.abort()
    }
    const timer = clock.setTimeout(() => {
      end()
      fail('stuck')
    }, longestMs)
    end = () => {
      done()
      cancel.call(speech)
    }
    const hear = () => {
      done()
      note(undefined)
    }
    const hearNothing = ({ error }: SpeechSynthesisErrorEvent) => {
      done()
      if (!cancelled.has(error)) fail(problemOf[error] ?? 'failed')
    }
    words.addEventListener('end', hear, once)
    words.addEventListener('error', hearNothing, once)
  }

  return {
    sound: shown,
    say(text) {
      const isDue = clock.now() - saidAt >= pauseMs
      if (!leader?.leads() || !readSound(storage).isOn || !isDue) return
      saidAt = clock.now()
      speak(text)
    },
    turn(isOn, trial) {
      keepSound(storage, { isOn })
      show()
      if (isOn) speak(trial)
      else end()
    },
    arm() {
      leader ??= lead()
      show()
    },
    adopt: show,
    stop() {
      end()
      leader?.stop()
    },
  }
}
