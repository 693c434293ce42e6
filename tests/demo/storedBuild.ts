import type { Build } from './Build'

/** How many bytes of a build have arrived. */
export type Progress = { done: number; of: number }

type StoredBuild = {
  /** Fetches what belongs to the build, all or nothing; what did not change since an earlier build is not fetched. */
  store: (onProgress: (progress: Progress) => void) => Promise<void>
  /** Deletes other builds of the same folder. */
  dropOthers: () => Promise<void>
  /** A file of the build; of the network if the build or the browser has it not. */
  answer: (request: Request) => Promise<Response>
}

/**
 * A build as the browser stores it.
 * @param folder the address of the demo, such as `https://demo.test/folder/`
 */
export function createStoredBuild({ id, pages, files }: Build, folder: string): StoredBuild {
  const ours = `wattdesk-demo ${encodeURIComponent(new URL(folder).pathname)} `
  const name = ours + id
  const at = (path: string) => new URL(path, folder).href
  let unpacked: Promise<FormData | undefined> | undefined

  return { store, dropOthers, answer }

  async function store(onProgress: (progress: Progress) => void): Promise<void> {
    const of = files.reduce((sum, { bytes }) => sum + bytes, 0)
    let done = 0
    const add = (bytes: number) => onProgress({ done: (done += bytes), of })
    const cache = await caches.open(name)
    await Promise.all(
      files.map(async ({ path, bytes }) => {
        const earlier = await caches.match(at(path))
        if (earlier) add(bytes)
        await cache.put(at(path), earlier ?? counted(await fetched(at(path)), add))
      }),
    )
  }

  async function dropOthers(): Promise<void> {
    const names = await caches.keys()
    const others = names.filter((one) => one.startsWith(ours) && one !== name)
    await Promise.all(others.map((one) => caches.delete(one)))
  }

  async function answer(request: Request): Promise<Response> {
    const path = pathOf(request)
    if (path === undefined) return fetch(request)
    unpacked ??= unpack()
    const page = (await unpacked)?.get(path)
    if (page instanceof File) return new Response(page)
    return (await stored(at(path))) ?? fetch(request)
  }

  /** The page is asked by the network whether there is a later build, unless a browser opens it. */
  function pathOf({ url, mode }: Request): string | undefined {
    const { origin, pathname } = new URL(url)
    const path = (origin + pathname).slice(folder.length)
    if (path !== '' && path !== 'index.html') return path
    return mode === 'navigate' ? 'index.html' : undefined
  }

  async function stored(address: string): Promise<Response | undefined> {
    return (await caches.open(name)).match(address)
  }

  async function unpack(): Promise<FormData | undefined> {
    const body = (await stored(at(pages.path)))?.body
    if (!body) return undefined
    const headers = { 'Content-Type': pages.type }
    return new Response(body.pipeThrough(new DecompressionStream('gzip')), { headers }).formData()
  }
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response
}

/** The same answer without its headers, telling of its bytes as they arrive. */
function counted({ body }: Response, onBytes: (count: number) => void): Response {
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onBytes(chunk.length)
      controller.enqueue(chunk)
    },
  })
  return new Response(body?.pipeThrough(counter) ?? null)
}
