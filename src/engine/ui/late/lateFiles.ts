/** Fired at the window when a file of the portal is lost for good. */
export const fileLost = 'wattdesk:fileLost'

/** Fired at the window before a page whose files are lost reloads; an admin with unsaved input cancels it. */
export const reloadWanted = 'wattdesk:reloadWanted'

/**
 * Brings a part of the portal whose files come late; the build puts it around each `import()`. Every file is fetched
 * before the module is imported, and once more when it is lost: a browser that failed to import a module never asks
 * for it again, not even when it is only what another module imports.
 *
 * @param importModule finds the files in the browser's cache
 * @param files what the module needs, style sheets too
 * @param importer what the files are relative to; the portal's base by default
 * @throws whatever the last attempt failed with
 */
export async function loadLate<T>(
  importModule: () => Promise<T>,
  files: readonly string[] = [],
  importer = new URL(import.meta.env.BASE_URL, location.href).href,
): Promise<T> {
  try {
    await Promise.all(files.map((file) => bring(new URL(file, importer).href)))
    return await importModule()
  } catch (error) {
    dispatchEvent(new Event(fileLost))
    throw error
  }
}

/** By their addresses, those that are there or on their way. */
const known = new Map<string, Promise<unknown>>()

function bring(file: string): Promise<unknown> {
  const coming = known.get(file) ?? (isOfPage(file) ? Promise.resolve() : twice(wayOf(file)))
  known.set(file, coming)
  return coming.catch((error: unknown) => {
    known.delete(file)
    throw error
  })
}

/** The page itself names what it needs at once. */
function isOfPage(file: string): boolean {
  const named = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')
  return [...named].some((one) => ('href' in one ? one.href : one.src) === file)
}

function wayOf(file: string): () => Promise<unknown> {
  return new URL(file).pathname.endsWith('.css') ? () => addSheet(file) : () => fetchScript(file)
}

async function twice(run: () => Promise<unknown>): Promise<unknown> {
  return run().catch(run)
}

/** Into the browser's cache, from which the import takes it. */
async function fetchScript(file: string): Promise<void> {
  const answer = await fetch(file)
  const isScript = /javascript/.test(answer.headers.get('Content-Type') ?? '')
  // read to its end, which a broken connection cuts off
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
