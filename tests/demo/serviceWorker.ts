import { config } from '@/engine/config'
import type { Build } from './Build'
import { createCaller } from './calls'
import { nameOf, openChannel, placeOf } from './channel'
import { createStoredBuild, type Progress } from './storedBuild'

/** The build that this script is part of; `pack` writes it above this script. */
declare const build: Build

/** The part of a service worker that is used; the compiler knows the page's names only. */
type Worker = {
  registration: { scope: string }
  clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<{ url: string } | undefined>
    matchAll: (which: { includeUncontrolled: true }) => Promise<{ postMessage: PostMessage }[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: (type: string, listen: (event: WorkerEvent) => void) => void
}
type PostMessage = (message: Progress) => void
type WorkerEvent = {
  request: Request
  clientId: string
  data: unknown
  respondWith: (answer: Promise<Response>) => void
  waitUntil: (done: Promise<unknown>) => void
}

/** What a page asks for: to be controlled, after a reload past the cache; or that a waiting build takes over. */
export type PageRequest = 'claim' | 'takeOver'

const worker = globalThis as unknown as Worker
const { scope } = worker.registration
const { origin } = new URL(scope)
const stored = createStoredBuild(build, scope)
const callers = new Map<string, ReturnType<typeof createCaller>>()

worker.addEventListener('install', (event) => event.waitUntil(stored.store(tellProgress)))
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([stored.dropOthers(), worker.clients.claim()])),
)
worker.addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(worker.clients.claim())
  if (event.data === 'takeOver') event.waitUntil(worker.skipWaiting())
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== origin) return
  if (url.pathname.startsWith(`${config.basePath}/`)) event.respondWith(call(event))
  else if (url.href === origin + config.socketPath) event.respondWith(channelSign())
  else if (url.href.startsWith(scope) && request.method === 'GET')
    event.respondWith(stored.answer(request))
})

async function tellProgress(progress: Progress): Promise<void> {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window
  for (const page of pages) page.postMessage(progress)
}

/** Answers a GET that asks whether it exists; frames come another way, see ChannelSocket. */
async function channelSign(): Promise<Response> {
  const headers = { [config.channelHeader]: config.channelProtocol }
  return new Response(null, { status: 204, headers })
}

/** Hands a call to the sandbox of the page that makes it, wherever that runs. */
async function call({ request, clientId }: WorkerEvent): Promise<Response> {
  const client = await worker.clients.get(clientId)
  return callerOf(nameOf(placeOf(client?.url ?? scope, scope)))(request)
}

function callerOf(name: string): ReturnType<typeof createCaller> {
  const caller = callers.get(name) ?? createCaller(openChannel(name))
  callers.set(name, caller)
  return caller
}
