import type { Language } from '@/engine/config'
import type { Resource } from '@/engine/schema'
import { leadVoice } from '@/engine/data/live/leadVoice'
import { browserClock, startLive } from '@/engine/data/live/live'
import { missedOrders } from '@/engine/data/live/missedOrders'
import { openAlertService, type AlertService, type AlertServiceOptions } from './alertService'
import { playTone } from './playTone'
import { createSpeaker } from './speaker'

/** The desk of one user in this tab of this browser. */
export function openBrowserAlertService(
  { language, orders }: { language: Language; orders: Resource | undefined },
  events: Pick<AlertServiceOptions, 'userId' | 'onNews' | 'onRecovered'>,
): AlertService {
  return openAlertService({
    ...events,
    storage: localStorage,
    clock: browserClock,
    page: window,
    wasPressed: navigator.userActivation?.hasBeenActive ?? false,
    startLive: (listener) => startLive({ userId: events.userId, orders }, listener),
    missedOrders: (...gap) => missedOrders(orders, ...gap),
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
