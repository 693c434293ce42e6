const cookie = 'wd-reloaded'
const quietSeconds = 30

type Page = {
  cookies: Pick<Document, 'cookie'>
  reload: () => void
  /** While true nobody waits for a file: no reload, the login form keeps its input. */
  isIdle: () => boolean
  /** False if a reload would lose input; the operator then sees a banner. */
  mayReload: () => boolean
  /** Without a connection, a reload would end on the browser's error page. */
  isServed: () => Promise<boolean>
}

/**
 * Reloads the page when a file of its build is gone because a new version was deployed, at most once in 30 s. A
 * cookie counts, as it survives the reload even where storage does not.
 */
export function reloadOnMissingFile(page: Page): () => Promise<void> {
  return async () => {
    if (page.isIdle() || !(await page.isServed())) return
    if (!page.mayReload() || page.cookies.cookie.includes(`${cookie}=1`)) return
    page.cookies.cookie = `${cookie}=1; path=/; Max-Age=${quietSeconds}; SameSite=Strict`
    page.reload()
  }
}
