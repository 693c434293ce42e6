/** The alerts and the live channel. */
export const alerts = {
  alerts: {
    title: 'Alerts',
    bell: 'Alerts',
    bellCount: 'Alerts, %{smart_count} not acknowledged',
    waiting:
      '%{smart_count} alert is not acknowledged |||| %{smart_count} alerts are not acknowledged',
    warning: 'Warning',
    gap: 'no connection from %{from} to %{to}',
    gaps: 'no connection at times from %{from} to %{to}',
    heard: 'announced %{smart_count} time |||| announced %{smart_count} times',
    interruptions: '%{smart_count} interruption |||| %{smart_count} interruptions',
    between: 'from %{from} to %{to}',
    noPage:
      'This alert leads to %{page}, which is not in your menu. Ask your administrator if you need it.',
    acknowledge: 'Acknowledge',
    acknowledgeThis: 'Acknowledge: %{what}',
    acknowledgeAll: 'Acknowledge all',
    doneToday: 'Acknowledged today: %{smart_count}',
    doneAt: 'acknowledged at %{time}',
    none: 'Nothing is waiting',
    noneText: 'New alerts stay here until you acknowledge them.',
    sound: 'Speak alerts',
    soundOn: 'Alerts are spoken',
    trySound: 'Try the sound',
    silent: 'no sound',
    soundProblem: {
      gesture: 'The browser lets this page be heard only after you press something in it.',
      noSpeech: 'This browser cannot speak: a short tone sounds instead.',
      noVoice: 'This browser has no voice for English: a short tone sounds instead.',
      refused: 'The browser refused to speak: allow sound for this site, then try again.',
      failed: 'The browser failed to speak: a short tone sounds instead.',
      stuck: 'The browser’s voice was stuck and has been stopped: a short tone sounded instead.',
    },
    live: {
      open: 'Live alerts are on',
      waiting: 'Live alerts wait for the login',
      connecting: 'Live alerts are connecting',
      attempt: 'Live alerts are connecting: attempt %{attempt}',
      retrying: 'No connection: attempt %{attempt} in %{seconds} s',
      timedOut: 'Live alerts off',
      lost: 'since %{time}',
      timedOutText:
        'Live alerts off: after many attempts there is no connection. Nothing new is announced until it is back.',
      connect: 'Connect',
    },
  },
} as const
