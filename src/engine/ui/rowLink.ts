import type { MouseEvent } from 'react'

/** A plain link's attributes, as a router link per row is slow: the table has one click handler. */
export function rowLink(to: string) {
  return { href: `#${to}`, 'data-to': to }
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Other clicks ask for another tab or window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
