import { newVersion } from './newVersion'

/** The file that a built page begins with: its name changes with anything in the build. */
const entryFile = /<script\b[^>]*\bsrc="([^"]*\/assets\/index-[\w-]+\.js)"/

/**
 * Asks for the page as the server has it now, less than a kilobyte, and tells where it begins with another file
 * than this one. Silent where nothing like it comes: an outage is told of by the calls. Never rejects.
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
