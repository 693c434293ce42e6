const cookie = 'wd-reloaded'
const quietSeconds = 30

type Page = {
  cookies: Pick<Document, 'cookie'>
  reload: () => void
  /** While nobody waits for a file, the login form keeps its input: no reload. */
  isIdle: () => boolean
  /** False if a reload would lose input; the operator then sees a banner. */
  mayReload: () => boolean
  /** Without a connection, a reload would end on the browser's error page. */
  isServed: () => Promise<boolean>
}

/** Reloads at most once in 30 s after a new version replaced a file; notes it in a cookie, as storage may be missing. */
export function reloadOnMissingFile(page: Page): () => Promise<void> {
  return async () => {
    if (page.isIdle() || !(await page.isServed())) return
    if (!page.mayReload() || page.cookies.cookie.includes(`${cookie}=1`)) return
    page.cookies.cookie = `${cookie}=1; path=/; Max-Age=${quietSeconds}; SameSite=Strict`
    page.reload()
  }
}
