/** Under which drafts are stored in this tab: known from the start, as most tabs have none. */
export const draftsKey = 'drafts'

export function hasDrafts(): boolean {
  return sessionStorage.getItem(draftsKey) !== null
}
