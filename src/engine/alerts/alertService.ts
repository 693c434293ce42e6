import type { Language } from '@/engine/config'
import { isAnnounced } from '@/engine/data/live/alertSource'
import {
  browserClock,
  createLeader,
  startLive,
  type Clock,
  type LiveCommand,
  type LiveGap,
  type LiveOptions,
} from '@/engine/data/live/live'
import type { Alert } from './alert'
import { createInbox } from './inbox'
import { createSpeaker, playTone, type Speaker } from './speaker'

export type AlertService = ReturnType<typeof openAlertService>

export type AlertServiceOptions = Omit<LiveOptions, 'name'> & {
  /** Prefixes every storage key of the app. */
  appKey: string
  userId: string
  language: Language
}

type Deps = {
  clock: Clock
  wasPressed: boolean
  speaker: Speaker
  startLive: typeof startLive
}

/** Attempts to read missed alerts: at once, 1 s later, 2 s after that … */
const tries = 6
const stepMs = 1_000

const presses = ['pointerdown', 'keydown'] as const

export function openAlertService(
  options: AlertServiceOptions,
  onNews: (alerts: readonly Alert[]) => void,
  deps: Deps = browserDeps(options),
) {
  const { sources, appKey, userId } = options
  const { clock, speaker } = deps
  const open = new AbortController()
  const { signal } = open
  const storageKey = `${appKey}-alerts.${userId}`
  const kinds = sources.map(({ kind }) => kind)
  const inbox = createInbox({ storage: localStorage, storageKey, kinds, clock, onNews })
  let retry: unknown

  function onCommand({ command, key, body }: LiveCommand) {
    const source = sources.filter(isAnnounced).find((one) => one.command === command)
    if (!source) return
    const { kind } = source
    inbox.note({ kind, key: `${command}:${key}`, at: clock.now(), row: rowOf(body, key) })
  }

  function onRecovered(gap: LiveGap) {
    inbox.noteGap(gap)
    void catchUp(gap, 1)
  }

  async function catchUp(gap: LiveGap, attempt: number): Promise<void> {
    clock.clearTimeout(retry)
    try {
      const missed = await live.missed(gap.missedSince, gap.to, signal)
      if (signal.aborted) return
      for (const { source, key, at } of missed) {
        const { kind, command } = source
        inbox.note({ kind, key: `${command}:${key}`, at, row: key, isMissed: true })
      }
    } catch {
      // the gateway has not recovered yet
      if (attempt >= tries || signal.aborted) return
      retry = clock.setTimeout(() => void catchUp(gap, attempt + 1), stepMs * attempt)
    }
  }

  const onStorage = ({ key }: StorageEvent) => {
    // without a key, the whole storage was cleared
    if (key === storageKey || !key) inbox.adopt()
    speaker.adopt()
  }
  addEventListener('storage', onStorage, { signal })
  addEventListener('pagehide', inbox.stop, { signal })
  if (deps.wasPressed) speaker.arm()
  else for (const press of presses) addEventListener(press, speaker.arm, { signal })

  const name = `${appKey}.live.${userId}`
  const live = deps.startLive(
    { ...options, name },
    { onCommand, onRecovered, onCount: inbox.noteCount },
  )
  return {
    inbox,
    channel: live.channel,
    speaker,
    stop() {
      open.abort()
      clock.clearTimeout(retry)
      live.stop()
      speaker.stop()
      inbox.stop()
    },
  }
}

/** Undefined if the message names no row, or the key is a hash. */
function rowOf({ data }: LiveCommand['body'], key: string): string | undefined {
  const id: unknown =
    typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined
  return String(id) === key ? key : undefined
}

function browserDeps({ appKey, userId, language }: AlertServiceOptions): Deps {
  return {
    clock: browserClock,
    wasPressed: navigator.userActivation?.hasBeenActive ?? false,
    startLive,
    speaker: createSpeaker({
      speech: 'speechSynthesis' in window ? window.speechSynthesis : undefined,
      utter: (text) => new SpeechSynthesisUtterance(text),
      playTone,
      lead: () => createLeader(`${appKey}.voice.${userId}`, navigator.locks),
      storage: localStorage,
      storageKey: `${appKey}-sound`,
      clock: browserClock,
      language,
    }),
  }
}
