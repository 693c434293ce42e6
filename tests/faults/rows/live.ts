import type { Rows } from '@/tests/support/namedRows'

export const liveRows: Rows = {
  F1: [
    [
      'engine/gateway/live/liveChannel.test.ts',
      'F1: comes after 2, 4, 6 … s and is logged each time',
    ],
    [
      'engine/gateway/live/sandboxSocket.test.ts',
      'F1: tries a gateway that goes away again, and each time later',
    ],
  ],
  F2: [
    [
      'engine/gateway/live/liveChannel.test.ts',
      'F2: gives up after 100 attempts, logs that once, and starts again on request',
    ],
    [
      'engine/gateway/live/liveChannel.test.ts',
      'F2: starts again when the network is back; a visible tab tries once',
    ],
  ],
  F3: [
    [
      'engine/gateway/live/liveChannel.test.ts',
      'F3: counts a connection that is closed after a second as failed',
    ],
  ],
  F4: [['engine/gateway/live/liveChannel.test.ts', 'F4: resets the count after a stable minute']],
  F6: [
    ['contract/live.test.ts', 'F6: can send anything, go silent and break on command'],
    [
      'e2e/records/alerts.spec.ts',
      'F6: a silent line is found by an order it should have reported, and replaced',
    ],
    ['engine/gateway/live/liveChannel.test.ts', 'F6: gives up after three with unsent data'],
    [
      'engine/gateway/live/liveChannel.test.ts',
      'F6: gives up after three unanswered ones, if the gateway has answered before',
    ],
    [
      'engine/gateway/live/liveChannel.test.ts',
      'F6, F21: keeps a line for an hour if the gateway never answers',
    ],
    [
      'engine/gateway/live/silenceCheck.test.ts',
      'F6: a dead line that is not closed, with a gateway that answers no heartbeat',
    ],
  ],
  F7: [['engine/gateway/live/liveChannel.test.ts', 'F7: is not sent while it opens or closes']],
  F8: [
    ['contract/live.test.ts', 'F8: ignores what it does not understand'],
    ['engine/gateway/live/liveChannel.test.ts', 'F8: skips anything else'],
    ['engine/gateway/live/readCommand.test.ts', 'F8: %s is passed over'],
  ],
  F9: [
    ['contract/live.test.ts', 'F9: accepts 64 KB at most, and closes with 1009 above'],
    ['engine/gateway/live/readCommand.test.ts', 'F9: 5 MB are dropped by their length, unread'],
  ],
  F10: [
    [
      'engine/alerts/Alerts.test.tsx',
      'F10: a thousand in a second give one message, one grouped alert and one voice',
    ],
    ['engine/alerts/inbox.test.ts', 'F10: more than ten in ten minutes'],
    [
      'e2e/records/alerts.spec.ts',
      'F28, F10: alerts of an outage are in the inbox once, and spoken at most once; a flood is one alert',
    ],
  ],
  F11: [['engine/alerts/inbox.test.ts', 'F11: the same alert in several tabs']],
  F13: [['engine/alerts/Alerts.test.tsx', 'F13: shows the sender’s markup as text']],
  F14: [
    ['contract/live.test.ts', 'F14: closes the sockets of a session that logs out, and no others'],
    [
      'engine/gateway/live/liveChannel.test.ts',
      'F14: reports the end of the session at %i, and stops',
    ],
    [
      'engine/gateway/live/sandboxSocket.test.ts',
      '§7: hears the gateway, keeps its socket alive by heartbeats, and F14: ends with the session',
    ],
    ['engine/data/live.test.tsx', 'F14: ends with its session, asks once and stays off'],
  ],
  F15: [
    ['contract/live.test.ts', 'F15: refuses a store operator'],
    ['engine/gateway/live/liveChannel.test.ts', 'F15: never as userType %j'],
    [
      'engine/gateway/live/sandboxSocket.test.ts',
      'F15: is refused by the gateway even if the page names another type of user',
    ],
  ],
  F16: [
    ['engine/data/live/count.test.tsx', 'F16: a role tri:x'],
    ['engine/data/live/count.test.tsx', 'F16: a role xtri:'],
  ],
  F18: [['engine/gateway/live/liveChannel.test.ts', 'F18: ends with a logout and leaves nothing']],
  F19: [
    [
      'contract/live.test.ts',
      'F19: takes five hundred portals in one moment, refuses none, and answers other calls meanwhile',
    ],
    [
      'engine/gateway/live/reconnectDelay.test.ts',
      'F19: 500 portals lose the gateway in one moment',
    ],
  ],
  F20: [
    [
      'engine/gateway/live/liveChannel.test.ts',
      'F20: comes within 5 s of waking, with one recovery and the gap',
    ],
    ['engine/gateway/live/liveChannel.test.ts', 'F20: also comes after waking during a wait'],
  ],
  F21: [
    ['contract/live.test.ts', 'F21: closes a socket that is silent for two minutes'],
    [
      'contract/live.test.ts',
      'F21: keeps a socket that sends once a minute; the heartbeat does not extend the session',
    ],
    [
      'engine/gateway/live/liveChannel.test.ts',
      'F6, F21: keeps a line for an hour if the gateway never answers',
    ],
    [
      'engine/gateway/live/liveChannel.test.ts',
      'F21: is not needed by a tab whose timers come once a minute',
    ],
  ],
  F22: [
    [
      'engine/alerts/Alerts.test.tsx',
      'F22, F23: is shown where nothing can be heard, and the panel gives the reason',
    ],
    ['engine/alerts/speaker.test.ts', 'F22: a browser that does not speak'],
  ],
  F23: [
    [
      'engine/alerts/Alerts.test.tsx',
      'F22, F23: is shown where nothing can be heard, and the panel gives the reason',
    ],
  ],
  F24: [['engine/alerts/Alerts.test.tsx', 'F24: explains that its page is not in the menu']],
  F26: [
    ['engine/data/live/count.test.tsx', 'F26: waits for a slow answer and skips the tick between'],
  ],
  F27: [
    ['engine/data/live/count.test.tsx', 'F27: an hour of failures costs few requests; it recovers'],
  ],
  F28: [
    [
      'engine/alerts/Alerts.test.tsx',
      'F28: shows each missed alert once after an outage, with its start and end',
    ],
    ['engine/alerts/inbox.test.ts', 'F28: an outage'],
    [
      'e2e/records/alerts.spec.ts',
      'F28, F10: alerts of an outage are in the inbox once, and spoken at most once; a flood is one alert',
    ],
    [
      'e2e/faults/outage.spec.ts',
      'F28, goals 17 and 29: ten minutes after its gateway was killed a tab has all five alerts, each once',
    ],
    [
      'engine/data/live/count.test.tsx',
      'F28: runs at once when queries are invalidated, in place of the running one',
    ],
    [
      'engine/gateway/live/liveChannel.test.ts',
      'F28: is reported at each re-open, with its start, its end and the time since when messages may be missed',
    ],
    ['engine/data/live.test.tsx', 'F28: the orders of a gap'],
  ],
  F29: [['engine/alerts/inbox.test.ts', 'F29: ten thousand alerts in a shift']],
}
