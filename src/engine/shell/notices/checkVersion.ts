import { newVersion } from './newVersion'

/** The entry script of a built page; any change of the build changes its name. */
const entryFile = /<script\b[^>]*\bsrc="([^"]*\/assets\/index-[\w-]+\.js)"/

/**
 * Loads the server's current page, less than a kilobyte, and compares its entry script with this page's. Silent
 * on failure, as failed calls report an outage. Never rejects.
 */
export async function checkVersion(): Promise<void> {
  const own = entryIn(document.documentElement.outerHTML)
  if (own === undefined) return
  const present = await fetchPage().then(entryIn, () => undefined)
  if (present !== undefined && present !== own) newVersion.tell()
}

function entryIn(page: string): string | undefined {
  return entryFile.exec(page)?.[1]
}

async function fetchPage(): Promise<string> {
  const answer = await fetch(location.pathname, { cache: 'no-store', credentials: 'same-origin' })
  return answer.ok ? answer.text() : ''
}
