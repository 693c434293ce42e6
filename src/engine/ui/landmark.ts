/** Menus render outside all landmarks, so each is its own, labelled like its button. */
export function landmarkOf(button: Element) {
  return { role: 'navigation', 'aria-label': button.getAttribute('aria-label') ?? undefined }
}
