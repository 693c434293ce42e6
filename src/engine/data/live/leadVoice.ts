import { createLeader } from '@/engine/gateway/live/leader'
import { keptStorage } from '../keptStorage'
import { browserClock, newTabId, type Leader } from './live'

/** Enters this tab among those of one user of which one is heard; only who may be heard should. */
export function leadVoice(userId: string): Leader {
  return createLeader({
    name: `voice.${userId}`,
    locks: navigator.locks,
    storage: keptStorage(),
    clock: browserClock,
    id: newTabId(),
  })
}
