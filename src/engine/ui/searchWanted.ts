/** Fired at the window to open the search with a text, its detail. */
export const searchWanted = 'wattdesk:searchWanted'

export function searchEverywhere(text: string): void {
  window.dispatchEvent(new CustomEvent(searchWanted, { detail: text }))
}
