const probe = 'wd-probe'

/** Whether this browser keeps a cookie for us; without one nobody can stay signed in. */
export function cookiesWork(page: Pick<Document, 'cookie'>): boolean {
  try {
    page.cookie = `${probe}=1; path=/; SameSite=Strict`
    const kept = page.cookie.includes(`${probe}=1`)
    page.cookie = `${probe}=; path=/; Max-Age=0; SameSite=Strict`
    return kept
  } catch {
    return false // A sandboxed frame throws where a setting only ignores.
  }
}
