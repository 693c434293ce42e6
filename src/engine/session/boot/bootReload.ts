const quietMs = 30_000

type Page = {
  timing: Pick<Performance, 'now' | 'getEntriesByType'>
  reload: () => void
  /** While nobody waits for a file, the login form keeps its input: no reload. */
  isIdle: () => boolean
  /** False if a reload would lose input; the operator then sees a banner. */
  mayReload: () => boolean
  /** Without a connection, a reload would end on the browser's error page. */
  isServed: () => Promise<boolean>
}

/** Reloads after a new version replaced a file, but not a page that was reloaded less than 30 s ago. */
export function reloadOnMissingFile(page: Page): () => Promise<void> {
  let isReloading = false
  return async () => {
    if (page.isIdle() || !(await page.isServed())) return
    if (!page.mayReload() || isReloading || wasJustReloaded(page)) return
    isReloading = true
    page.reload()
  }
}

/** The browser knows of each tab, without storage, how it was loaded. */
function wasJustReloaded({ timing }: Page): boolean {
  const [load] = timing.getEntriesByType('navigation')
  return load !== undefined && 'type' in load && load.type === 'reload' && timing.now() < quietMs
}
