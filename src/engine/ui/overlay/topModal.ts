const modals = '.MuiModal-root, [aria-modal="true"], dialog[open]'

/** What lies over the page: the last that was opened. */
export function topModal(): Element | undefined {
  return [...document.querySelectorAll(modals)].at(-1)
}
