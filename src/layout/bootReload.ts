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
}

/**
 * A file of this build that is gone (a new version was deployed) reloads the page, at most once in
 * 30 s; the short-lived cookie counts, because it survives the reload even where storage does not.
 * Nothing is reloaded over something typed: then the operator is told.
 */
export function reloadOnMissingFile(page: Page): (event: Event) => void {
  return (event) => {
    if (page.isIdle()) return
    if (page.hasTyped()) return page.tell()
    if (page.cookies.cookie.includes(`${cookie}=1`)) return
    page.cookies.cookie = `${cookie}=1; path=/; Max-Age=${quietSeconds}; SameSite=Strict`
    event.preventDefault()
    page.reload()
  }
}

/** A prevented failure hands on no module: whoever waits for it waits until the page is reloaded. */
export function orUntilReload<Module>(module: Module | undefined): Promise<Module> {
  return module === undefined ? new Promise(() => {}) : Promise.resolve(module)
}
