import type { Language } from '@/engine/config'
import type { Resource } from '@/engine/declare'
import type { Gateway } from '@/engine/data/gateway'
import { leadVoice } from '@/engine/data/live/leadVoice'
import { browserClock, startLive } from '@/engine/data/live/live'
import { missedOrders } from '@/engine/data/live/missedOrders'
import { openAlertService, type AlertService, type AlertServiceOptions } from './alertService'
import { playTone } from './playTone'
import { createSpeaker } from './speaker'

type Options = {
  gateway: Gateway
  language: Language
  /** Where the orders are listed that a gap may have hidden. */
  orders: Resource | undefined
}

/** The desk of one user in this tab of this browser. */
export function openBrowserAlertService(
  { gateway, language, orders }: Options,
  events: Pick<AlertServiceOptions, 'userId' | 'onNews' | 'onRecovered'>,
): AlertService {
  return openAlertService({
    ...events,
    storage: localStorage,
    clock: browserClock,
    page: window,
    wasPressed: navigator.userActivation?.hasBeenActive ?? false,
    startLive: (listener) => startLive({ gateway, userId: events.userId, orders }, listener),
    missedOrders: (...gap) => missedOrders(gateway, orders, ...gap),
    speaker: createSpeaker({
      speech: 'speechSynthesis' in window ? window.speechSynthesis : undefined,
      utter: (text) => new SpeechSynthesisUtterance(text),
      playTone,
      lead: () => leadVoice(events.userId),
      storage: localStorage,
      clock: browserClock,
      language,
    }),
  })
}
