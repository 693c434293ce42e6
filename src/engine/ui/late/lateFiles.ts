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

let loading: 'late' | 'inSlices' | 'withPage' = 'late'

function loadAs<T>(how: typeof loading, load: () => Promise<T>): Promise<T> {
  loading = how
  try {
    return load()
  } finally {
    loading = 'late'
  }
}

/** Runs each file that `load` imports at once in a moment of its own, so that the page answers in between. */
export function inSlices<T>(load: () => Promise<T>): Promise<T> {
  return loadAs('inSlices', load)
}

/** Requests each file that `load` imports at once only once: after a loss, the page has to be reloaded. */
export function withPage<T>(load: () => Promise<T>): Promise<T> {
  return loadAs('withPage', load)
}

/** Fetches each file before the import, twice if need be: a browser never requests a failed import again. */
export async function loadLate<T>(
  importModule: () => Promise<T>,
  files: readonly string[] = [],
  importer = new URL(import.meta.env.BASE_URL, location.href).href,
): Promise<T> {
  const addresses = files.map((file) => new URL(file, importer).href)
  const how = loading
  const fetchFile = how === 'withPage' ? addLink : fetchTwice
  try {
    await Promise.all(addresses.map((file) => onceOf(file, fetchFile)))
    if (how === 'inSlices') await runEach(addresses)
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

function onceOf(file: string, fetchFile: (file: string) => Promise<void>): Promise<unknown> {
  const fetched = known.get(file) ?? (isOfPage(file) ? Promise.resolve() : fetchFile(file))
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

function fetchTwice(file: string): Promise<void> {
  const fetchFile = isSheet(file) ? addLink : fetchScript
  return fetchFile(file).catch(() => fetchFile(file))
}

async function fetchScript(file: string): Promise<void> {
  const answer = await fetch(file)
  const isScript = /javascript/.test(answer.headers.get('Content-Type') ?? '')
  // read to its end, as the connection may break
  await answer.arrayBuffer()
  if (!answer.ok || !isScript) throw new Error(`${file} is gone`)
}

/** The import of a preloaded script requests nothing; one that is lost stays lost to Chromium. */
function addLink(file: string): Promise<void> {
  const use = isSheet(file) ? { rel: 'stylesheet' } : { rel: 'preload', as: 'script' }
  const link = Object.assign(document.createElement('link'), {
    ...use,
    crossOrigin: '',
    href: file,
  })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${file} is gone`))
    })
    document.head.append(link)
  })
}

function isSheet(file: string): boolean {
  return new URL(file).pathname.endsWith('.css')
}
