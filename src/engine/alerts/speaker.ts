import type { Language } from '@/engine/config'
import type { Clock } from '@/engine/data/live/live'
import { createSlot, type Slot } from '@/engine/ui/late/slot'
import { tried } from '@/engine/values/tried'
import type { AlertStorage } from './storedAlerts'

/** Why nothing can be heard, or a tone instead of words. */
const soundProblems = ['gesture', 'noSpeech', 'noVoice', 'refused', 'failed', 'stuck'] as const

type SoundProblem = (typeof soundProblems)[number]

/** The same in every tab of the browser. */
export type Sound = {
  readonly isOn: boolean
  readonly problem?: SoundProblem | undefined
}

export type Speaker = {
  readonly sound: Pick<Slot<Sound>, 'get' | 'subscribe'>
  /** Speaks in one tab of the browser, at most once in ten seconds. */
  readonly say: (text: string) => void
  /** Switches the sound; once on, this tab speaks the trial words. */
  readonly turn: (isOn: boolean, trial: string) => void
  /** Something was pressed: from now on the browser lets this tab be heard. */
  readonly arm: () => void
  readonly adopt: () => void
  readonly stop: () => void
}

type SpeakerOptions = {
  speech: Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices'> | undefined
  utter: (text: string) => SpeechSynthesisUtterance
  /** Sounds in place of words; rejects where it cannot be heard. */
  playTone: () => Promise<void>
  /** Enters this tab among those of which one speaks. */
  lead: () => { leads: () => boolean; stop: () => void }
  storage: AlertStorage
  storageKey: string
  clock: Clock
  language: Language
}

/** §8, in milliseconds. */
const pauseMs = 10_000
/** A sentence that takes longer never ends, in milliseconds. */
const longestMs = 10_000

/** The browser's errors for speech that nobody heard. */
const problemOf: Readonly<Record<string, SoundProblem | undefined>> = {
  'not-allowed': 'refused',
  'language-unavailable': 'noVoice',
  'voice-unavailable': 'noVoice',
}
const cancelled: ReadonlySet<string> = new Set(['interrupted', 'canceled'])

/** Speaks in the reader's language; where that fails, sounds a tone and gives the reason. */
export function createSpeaker(options: SpeakerOptions): Speaker {
  const { speech, utter, playTone, lead, storage, storageKey, clock, language } = options
  const shown = createSlot<Sound>()
  let leader: ReturnType<typeof lead> | undefined
  let saidAt = -Infinity
  let end = () => {}
  show()

  function readSound(): Sound {
    return tried(() => parseSound(storage.getItem(storageKey))) ?? { isOn: true }
  }

  function store(sound: Sound) {
    tried(() => storage.setItem(storageKey, JSON.stringify(sound)))
    show()
  }

  function show() {
    const { isOn, problem: known } = readSound()
    const problem = leader ? known : 'gesture'
    const last = shown.get()
    if (last?.isOn !== isOn || last.problem !== problem) shown.put({ isOn, problem })
  }

  /** Stored for the other tabs: the one that speaks is seldom in sight. */
  function note(problem: SoundProblem | undefined) {
    const sound = readSound()
    if (problem !== sound.problem) store({ isOn: sound.isOn, problem })
    else show()
  }

  function fail(problem: SoundProblem) {
    note(problem)
    // without words and tone the alert is still seen
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
      if (!leader?.leads() || !readSound().isOn || !isDue) return
      saidAt = clock.now()
      speak(text)
    },
    turn(isOn, trial) {
      store({ isOn })
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

function parseSound(text: string | null): Sound {
  const stored: unknown = JSON.parse(text ?? '{}')
  const { isOn, problem }: { isOn?: unknown; problem?: unknown } = Object(stored)
  return { isOn: isOn !== false, problem: soundProblems.find((one) => one === problem) }
}

/** The best voice for a language: its region's first, then one of the browser's own. */
export function pickVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: Language,
): SpeechSynthesisVoice | undefined {
  const wanted = language.toLowerCase()
  const tongue = wanted.slice(0, 2)
  const fitting = voices.filter((voice) => tagOf(voice).split('-')[0] === tongue)
  const rank = (voice: SpeechSynthesisVoice) =>
    (tagOf(voice) === wanted ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0)
  return fitting.toSorted((a, b) => rank(b) - rank(a))[0]
}

/** Android writes `zh_CN`. */
function tagOf({ lang }: SpeechSynthesisVoice): string {
  return lang.replaceAll('_', '-').toLowerCase()
}

/** When the two beeps begin, in seconds. */
const beeps = [0, 0.22]
const beepSeconds = 0.16
const hertz = 880

/** A short tone; rejects where the browser has no sound or refuses it. */
export async function playTone(): Promise<void> {
  const audio = new AudioContext()
  try {
    await audio.resume()
    const ended = beeps.map((begin) => beep(audio, audio.currentTime + begin))
    await Promise.all(ended)
  } finally {
    await audio.close()
  }
}

function beep(audio: AudioContext, begin: number): Promise<void> {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = hertz
  // no click at either end
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(0.2, begin + 0.02)
  volume.gain.linearRampToValueAtTime(0, begin + beepSeconds)
  tone.connect(volume).connect(audio.destination)
  tone.start(begin)
  tone.stop(begin + beepSeconds)
  return new Promise((resolve) => {
    tone.addEventListener('ended', () => resolve())
  })
}
