/** Fired at the window when a file of the portal is lost for good. */
export const fileLost = 'wattdesk:fileLost'

/** Fired at the window before a page with lost files reloads; an admin with unsaved input cancels it. */
export const reloadWanted = 'wattdesk:reloadWanted'

let aheadCount = 0

export function isFetchingAhead(): boolean {
  return aheadCount > 0
}

/** Ignores a failure, which the load that needs the code reports. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  aheadCount += 1
  await inSlices(load).catch(() => undefined)
  aheadCount -= 1
}

let isSliced = false

/** Runs each file that `load` imports at once in a moment of its own, so that the page answers in between. */
export function inSlices<T>(load: () => Promise<T>): Promise<T> {
  isSliced = true
  try {
    return load()
  } finally {
    isSliced = false
  }
}

/** Fetches each file before the import, twice if need be: a browser never requests a failed import again. */
export async function loadLate<T>(
  importModule: () => Promise<T>,
  files: readonly string[] = [],
  importer = new URL(import.meta.env.BASE_URL, location.href).href,
): Promise<T> {
  const addresses = files.map((file) => new URL(file, importer).href)
  const run = isSliced ? runEach : () => undefined
  try {
    await Promise.all(addresses.map(fetchOnce))
    await run(addresses)
    return await importModule()
  } catch (error) {
    dispatchEvent(new Event(fileLost))
    throw error
  }
}

/** A build names each file before those that it imports. */
async function runEach(files: readonly string[]): Promise<void> {
  const scripts = files.filter((file) => file.endsWith('.js'))
  for (const script of scripts.toReversed()) {
    await idle()
    await import(/* @vite-ignore */ script)
  }
}

const longestIdleMs = 200

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks
    if (typeof requestIdleCallback !== 'function') setTimeout(resolve)
    else requestIdleCallback(() => resolve(), { timeout: longestIdleMs })
  })
}

const known = new Map<string, Promise<unknown>>()

function fetchOnce(file: string): Promise<unknown> {
  const fetchFile = new URL(file).pathname.endsWith('.css') ? addSheet : fetchScript
  const fetched =
    known.get(file) ??
    (isOfPage(file) ? Promise.resolve() : fetchFile(file).catch(() => fetchFile(file)))
  known.set(file, fetched)
  return fetched.catch((error: unknown) => {
    known.delete(file)
    throw error
  })
}

function isOfPage(file: string): boolean {
  const elements = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')
  return [...elements].some((one) => ('href' in one ? one.href : one.src) === file)
}

async function fetchScript(file: string): Promise<void> {
  const answer = await fetch(file)
  const isScript = /javascript/.test(answer.headers.get('Content-Type') ?? '')
  // read to its end, as the connection may break
  await answer.arrayBuffer()
  if (!answer.ok || !isScript) throw new Error(`${file} is gone`)
}

function addSheet(file: string): Promise<void> {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: file })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${file} is gone`))
    })
    document.head.append(link)
  })
}
