import { gzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import type { Build } from './Build'
import { createStoredBuild } from './storedBuild'

const folder = 'https://demo.test/some/folder/'

/** The browser's caches, in memory. */
function stubCaches(): Map<string, Map<string, Response>> {
  const all = new Map<string, Map<string, Response>>()
  const find = (address: string) =>
    [...all.values()].flatMap((one) => one.get(address)?.clone() ?? [])[0]
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, Response>()
      all.set(name, cache)
      return {
        match: async (address: string) => cache.get(address)?.clone(),
        put: async (address: string, response: Response) => {
          cache.set(address, new Response(await response.arrayBuffer()))
        },
      }
    },
    match: async (address: string) => find(address),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  })
  return all
}

/** A build of two pages, and a server that has it. */
async function aBuild(id: string): Promise<{ build: Build; served: Map<string, Uint8Array> }> {
  const form = new FormData()
  form.append('index.html', new File([`page of ${id}`], 'index.html', { type: 'text/html' }))
  form.append('assets/a.js', new File([`'script, 脚本'`], 'a.js', { type: 'text/javascript' }))
  const written = new Response(form)
  const served = new Map<string, Uint8Array>([
    [`assets/pages-${id}.bin`, gzipSync(await written.arrayBuffer())],
    ['assets/database.bin', Uint8Array.of(1, 2, 3)],
  ])
  const files = [...served].map(([path, content]) => ({ path, bytes: content.length }))
  const type = written.headers.get('Content-Type') ?? ''
  return { build: { id, pages: { path: `assets/pages-${id}.bin`, type }, files }, served }
}

/** Answers from a build's files, and notes what was requested. */
function serve(served: ReadonlyMap<string, Uint8Array>): string[] {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (request: string | Request) => {
    const path = new Request(request).url.slice(folder.length)
    requested.push(path)
    const content = served.get(path)
    return new Response(content && new Uint8Array(content), { status: content ? 200 : 404 })
  })
  return requested
}

function opened(path: string): Request {
  return Object.defineProperty(new Request(folder + path), 'mode', { value: 'navigate' })
}

it('a stored build answers for its pages and files without the network', async () => {
  stubCaches()
  const { build, served } = await aBuild('one')
  serve(served)
  const stored = createStoredBuild(build, folder)
  const progress = vi.fn<(progress: { done: number; of: number }) => void>()
  await stored.store(progress)
  const { of } = progress.mock.lastCall![0]
  expect(progress.mock.lastCall![0]).toEqual({ done: of, of })

  const requested = serve(new Map())
  const restarted = createStoredBuild(build, folder)
  for (const path of ['', 'index.html', '?captcha=off', 'index.html?scenario=slow'])
    expect(await (await restarted.answer(opened(path))).text()).toBe('page of one')
  const script = await restarted.answer(new Request(`${folder}assets/a.js`))
  expect(script.headers.get('Content-Type')).toBe('text/javascript')
  expect(await script.text()).toBe(`'script, 脚本'`)
  const file = await restarted.answer(new Request(`${folder}assets/database.bin`))
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(Uint8Array.of(1, 2, 3))
  expect(requested).toEqual([])
})

it('a script that asks for the page gets the present one', async () => {
  stubCaches()
  const { build, served } = await aBuild('one')
  serve(served)
  const stored = createStoredBuild(build, folder)
  await stored.store(() => {})
  const requested = serve(new Map([['', new TextEncoder().encode('page of two')]]))
  expect(await (await stored.answer(new Request(folder))).text()).toBe('page of two')
  expect(requested).toEqual([''])
})

it('a later build fetches only what changed, and the earlier one is dropped once it is used', async () => {
  const all = stubCaches()
  const [one, two] = [await aBuild('one'), await aBuild('two')]
  const first = createStoredBuild(one.build, folder)
  serve(one.served)
  await first.store(() => {})
  const elsewhere = createStoredBuild(one.build, `${folder}deeper/`)
  await elsewhere.store(() => {}).catch(() => {})

  const second = createStoredBuild(two.build, folder)
  const requested = serve(two.served)
  await second.store(() => {})
  expect(requested).toEqual(['assets/pages-two.bin'])
  expect(await (await first.answer(opened(''))).text()).toBe('page of one')
  await second.dropOthers()
  expect([...all.keys()]).toEqual([
    'wattdesk-demo %2Fsome%2Ffolder%2Fdeeper%2F one',
    'wattdesk-demo %2Fsome%2Ffolder%2F two',
  ])
  expect(await (await second.answer(opened(''))).text()).toBe('page of two')
})

it('a build that is not there completely cannot be stored; what the browser lost comes from the network', async () => {
  const all = stubCaches()
  const { build, served } = await aBuild('one')
  serve(new Map([...served].slice(0, 1)))
  const stored = createStoredBuild(build, folder)
  await expect(stored.store(() => {})).rejects.toThrow('assets/database.bin: 404')

  all.clear()
  const requested = serve(served)
  await stored.answer(new Request(`${folder}assets/database.bin`))
  expect(requested).toEqual(['assets/database.bin'])
})
