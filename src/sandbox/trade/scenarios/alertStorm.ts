import type { CallOff, Clock } from '../../values/clock'
import type { LiveSocket } from '../../live/createLive'
import { joining } from '../../scenarios/joining'
import type { Scenario } from '../../scenarios/Scenario'

/** From one gust to the next, and how many payments are in it. */
const gust = { everyMs: 500, payments: 10 }

export const alertStorm: Scenario = {
  what: 'twenty payments a second match no order, and the socket tells of each',
  around: ({ fetch, live }, clock) => ({
    fetch,
    live: joining(live, (socket) => blow(socket, clock)),
  }),
}

function blow(socket: LiveSocket, clock: Clock): CallOff {
  let id = 0
  let callOff = clock.after(gust.everyMs, again)
  return () => callOff()

  function again() {
    for (let payment = 0; payment < gust.payments; payment += 1) {
      id += 1
      socket.send(JSON.stringify({ command: '1001', data: { id: String(id) } }))
    }
    callOff = clock.after(gust.everyMs, again)
  }
}
