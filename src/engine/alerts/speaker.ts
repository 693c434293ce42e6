import type { Language } from '@/engine/config'
import type { Clock } from '@/engine/data/live/live'
import { createSlot } from '@/engine/ui/late/slot'
import { tried } from '@/engine/values/tried'
import type { AlertStorage } from './storedAlerts'

/** Why an alert is silent, or only a tone. */
const soundProblems = ['gesture', 'noSpeech', 'noVoice', 'refused', 'failed', 'stuck'] as const

type SoundProblem = (typeof soundProblems)[number]

/** Shared by all tabs. */
export type Sound = {
  readonly isOn: boolean
  readonly problem?: SoundProblem | undefined
}

export type Speaker = ReturnType<typeof createSpeaker>

type SpeakerOptions = {
  speech: Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices'> | undefined
  utter: (text: string) => SpeechSynthesisUtterance
  /** Rejects where it can't be heard. */
  playTone: () => Promise<void>
  lead: () => { leads: () => boolean; stop: () => void }
  storage: AlertStorage
  storageKey: string
  clock: Clock
  language: Language
}

/** §8, in milliseconds. */
const pauseMs = 10_000
/** Some engines never end a sentence; this is the limit, in milliseconds. */
const longestMs = 10_000

const problemOf: Readonly<Record<string, SoundProblem | undefined>> = {
  'not-allowed': 'refused',
  'language-unavailable': 'noVoice',
  'voice-unavailable': 'noVoice',
}
const cancelled: ReadonlySet<string> = new Set(['interrupted', 'canceled'])

/** Speaks in the operator's language; where that fails, plays a tone and gives the reason. */
export function createSpeaker(options: SpeakerOptions) {
  const { speech, utter, playTone, lead, storage, storageKey, clock, language } = options
  const shown = createSlot<Sound>()
  let leader: ReturnType<typeof lead> | undefined
  let spokenAt = -Infinity
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

  /** Stored for the other tabs: the one that speaks is seldom visible. */
  function note(problem: SoundProblem | undefined) {
    const sound = readSound()
    if (problem !== sound.problem) store({ isOn: sound.isOn, problem })
    else show()
  }

  function fail(problem: SoundProblem) {
    note(problem)
    // without words and tone the alert is still on screen
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
    const onEnd = () => {
      done()
      note(undefined)
    }
    const onError = ({ error }: SpeechSynthesisErrorEvent) => {
      done()
      if (!cancelled.has(error)) fail(problemOf[error] ?? 'failed')
    }
    words.addEventListener('end', onEnd, once)
    words.addEventListener('error', onError, once)
  }

  return {
    sound: shown,
    /** One tab speaks, at most once in ten seconds. */
    say(text: string) {
      const isDue = clock.now() - spokenAt >= pauseMs
      if (!leader?.leads() || !readSound().isOn || !isDue) return
      spokenAt = clock.now()
      speak(text)
    },
    /** Switching on speaks the trial words in this tab. */
    turn(isOn: boolean, trial: string) {
      store({ isOn })
      if (isOn) speak(trial)
      else end()
    },
    /** Browsers allow sound only after a click or key press in the tab. */
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

/** Prefers a voice of the region, then one on the device. */
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

/** Starts of the two beeps, in seconds. */
const beeps = [0, 0.22]
const beepSeconds = 0.16
const hertz = 880

/** Rejects where the browser has no sound or refuses it. */
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
  // avoids a click at either end
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
