/** A menu is drawn outside all landmarks: it is one of its own, called as the button that it hangs on. */
export function landmarkOf(button: Element) {
  return { role: 'navigation', 'aria-label': button.getAttribute('aria-label') ?? undefined }
}
