/** Takes a hidden page out of the document, where its ids, rows and inputs would be beside those of the visible one. */
export function createPagePlace() {
  let page: Element | null = null
  let focused: Element | null = null
  return {
    /** The ref of the page's only parent; a page that is shown again is attached again. */
    attach: (place: HTMLElement | null) => {
      if (!place) return
      if (page) place.append(page)
      page = null
      const note = ({ target }: FocusEvent) => {
        if (target instanceof Element) focused = place.contains(target) ? target : null
      }
      document.addEventListener('focusin', note)
      return () => {
        document.removeEventListener('focusin', note)
        // a frame would load anew
        if (place.querySelector('iframe')) return
        page = place.firstElementChild
        page?.remove()
      }
    },
    /** Focuses the element that last had the focus in the page. */
    focusAgain: () => {
      if (focused instanceof HTMLElement && focused.isConnected) {
        focused.focus({ preventScroll: true })
      }
    },
  }
}
