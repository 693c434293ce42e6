import { config } from '@/engine/config'
import { scenarios } from '@/sandbox/trade/scenarios'
import { stripPrefix } from '@/sandbox/request/stripPrefix'
import { answerCalls } from './calls'
import { openChannel, type Channel } from './channel'
import { dropKept } from './keptDatabase'
import { openDemo, type Demo, type DemoOptions } from './openDemo'
import { carrySockets } from './sockets'

/** The first message of the page that starts the worker. */
export type Setup = Omit<DemoOptions, 'onFilled'>

addEventListener('message', ({ data }: MessageEvent<Setup>) => void takeTurn(data), { once: true })

/** One tab's worker runs the sandbox; when the tab is closed, the next one continues with the stored data. */
async function takeTurn(setup: Setup): Promise<void> {
  const channel = openChannel(setup.name)
  const known = Object.keys(scenarios)
  if (setup.scenario !== undefined && !known.includes(setup.scenario))
    return channel.tell({ kind: 'failed', scenarios: known })
  await navigator.locks.request(setup.name, async () => {
    try {
      for (;;) await serveUntilReset(setup, channel)
    } catch (error) {
      console.error(error)
      channel.tell({ kind: 'failed' })
    }
  })
}

async function serveUntilReset(setup: Setup, channel: Channel): Promise<void> {
  const demo = await openDemo({
    ...setup,
    onFilled: (done, of) => channel.tell({ kind: 'preparing', done, of }),
  })
  const stops = [
    answerCalls(channel, async (request) =>
      demo.fetch(await stripPrefix(request, config.basePath)),
    ),
    carrySockets(channel, demo.live),
  ]
  channel.tell({ kind: 'begun', dialect: demo.dialect })
  await untilReset(channel, demo)
  await Promise.all(stops.map((stop) => stop()))
  await demo.close()
  await dropKept(setup.name)
  channel.tell({ kind: 'isReset' })
}

function untilReset({ tell, listen }: Channel, demo: Demo): Promise<void> {
  return new Promise((resolve) => {
    const stop = listen(({ kind }) => {
      if (kind === 'hello') tell({ kind: 'here', dialect: demo.dialect })
      if (kind === 'strangerPays') void demo.strangerPays()
      if (kind !== 'reset') return
      stop()
      resolve()
    })
  })
}
