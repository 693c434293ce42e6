const modals = '.MuiModal-root, [aria-modal="true"], dialog[open]'

/** The modal opened last. */
export function topModal(): Element | undefined {
  return [...document.querySelectorAll(modals)].at(-1)
}
