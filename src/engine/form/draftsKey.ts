/** Its own file, as most tabs have no drafts and need no more code. */
export const draftsKey = 'drafts'

export function hasDrafts(): boolean {
  return sessionStorage.getItem(draftsKey) !== null
}
