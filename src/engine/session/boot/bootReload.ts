const cookie = 'wd-reloaded'
const quietSeconds = 30

type Page = {
  cookies: Pick<Document, 'cookie'>
  reload: () => void
  /** While true a missing file is nobody's loss yet: no reload, the form keeps what was typed. */
  isIdle: () => boolean
  /** Whether a reload would lose something. */
  hasTyped: () => boolean
  /** Asks the operator to reload. */
  tell: () => void
  /** Whether the page can be fetched at all: without a connection a reload ends on the browser's error page. */
  isServed: () => Promise<boolean>
}

/**
 * A file of this build that is gone (a new version was deployed) reloads the page, at most once in
 * 30 s; the short-lived cookie counts, because it survives the reload even where storage does not.
 * Nothing is reloaded over something typed: then the operator is told.
 */
export function reloadOnMissingFile(page: Page): () => Promise<void> {
  return async () => {
    if (page.isIdle() || !(await page.isServed())) return
    if (page.hasTyped()) return page.tell()
    if (page.cookies.cookie.includes(`${cookie}=1`)) return
    page.cookies.cookie = `${cookie}=1; path=/; Max-Age=${quietSeconds}; SameSite=Strict`
    page.reload()
  }
}
