import { closing } from './joining'
import type { Scenario } from './Scenario'

const minuteMs = 60_000
/** Of each minute of the clock. */
const upMs = 40_000

export const outage: Scenario = {
  what: 'of every minute the last twenty seconds the gateway is away: 502, and no socket',
  around: ({ fetch, live }, clock) => {
    const intoMinute = () => clock.now() % minuteMs
    const isAway = () => intoMinute() >= upMs
    const untilAway = closing(live, clock, { after: () => upMs - intoMinute(), code: 1011 })
    return {
      fetch: async (request) =>
        isAway() ? new Response('<h1>502 Bad Gateway</h1>', badGateway) : fetch(request),
      live: {
        ...untilAway,
        admit: async (token) => (isAway() ? { status: 503 } : untilAway.admit(token)),
      },
    }
  },
}

const badGateway = { status: 502, headers: { 'Content-Type': 'text/html' } }
