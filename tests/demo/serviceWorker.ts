import { config } from '@/engine/config'
import { createCaller } from './calls'
import { nameOf, openChannel, placeOf } from './channel'

/** The part of a service worker that is used; the compiler knows the page's names only. */
type Worker = {
  registration: { scope: string }
  clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<{ url: string } | undefined>
  }
  skipWaiting: () => Promise<void>
  addEventListener: (type: string, listen: (event: WorkerEvent) => void) => void
}
type WorkerEvent = {
  request: Request
  clientId: string
  respondWith: (answer: Promise<Response>) => void
  waitUntil: (done: Promise<unknown>) => void
}
const worker = globalThis as unknown as Worker

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
// a page that was reloaded past the cache is not controlled until it asks
worker.addEventListener('message', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  if (isCall(event.request.url)) event.respondWith(answer(event))
  if (isChannel(event.request.url)) event.respondWith(Promise.resolve(channelSign()))
})

const { origin } = new URL(worker.registration.scope)
const callers = new Map<string, ReturnType<typeof createCaller>>()

function isCall(address: string): boolean {
  const url = new URL(address)
  return url.origin === origin && url.pathname.startsWith(`${config.basePath}/`)
}

/** Answers a GET that asks whether it exists; frames come another way, see ChannelSocket. */
function isChannel(address: string): boolean {
  return new URL(address).href === origin + config.socketPath
}

function channelSign(): Response {
  const headers = { [config.channelHeader]: config.channelProtocol }
  return new Response(null, { status: 204, headers })
}

/** Hands a call to the sandbox of the page that makes it, wherever that runs. */
async function answer({ request, clientId }: WorkerEvent): Promise<Response> {
  const client = await worker.clients.get(clientId)
  const { scope } = worker.registration
  return callerOf(nameOf(placeOf(client?.url ?? scope, scope)))(request)
}

function callerOf(name: string): ReturnType<typeof createCaller> {
  const caller = callers.get(name) ?? createCaller(openChannel(name))
  callers.set(name, caller)
  return caller
}
