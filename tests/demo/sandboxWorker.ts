import { config } from '@/engine/config'
import { stripPrefix } from '@/sandbox/request/stripPrefix'
import { answerCalls } from './calls'
import { openChannel, type Channel } from './channel'
import { dropKept } from './keptDatabase'
import { openDemo, type Demo, type DemoOptions } from './openDemo'
import { carrySockets } from './sockets'

addEventListener('message', ({ data }: MessageEvent<DemoOptions>) => void takeTurn(data), {
  once: true,
})

/** One tab's worker runs the sandbox; when the tab is closed, the next one continues with the stored data. */
async function takeTurn(options: DemoOptions): Promise<void> {
  const channel = openChannel(options.name)
  await navigator.locks.request(options.name, async () => {
    try {
      for (;;) await serveUntilReset(options, channel)
    } catch (error) {
      console.error(error)
      channel.tell({ kind: 'failed' })
    }
  })
}

async function serveUntilReset(options: DemoOptions, channel: Channel): Promise<void> {
  const demo = await openDemo(options)
  const stops = [
    answerCalls(channel, async (request) =>
      demo.fetch(await stripPrefix(request, config.basePath)),
    ),
    carrySockets(channel, demo.live),
  ]
  channel.tell({ kind: 'begun' })
  await untilReset(channel, demo)
  await Promise.all(stops.map((stop) => stop()))
  await demo.close()
  await dropKept(options.name)
  channel.tell({ kind: 'isReset' })
}

function untilReset({ listen }: Channel, demo: Demo): Promise<void> {
  return new Promise((resolve) => {
    const stop = listen(({ kind }) => {
      if (kind === 'strangerPays') void demo.strangerPays()
      if (kind !== 'reset') return
      stop()
      resolve()
    })
  })
}
