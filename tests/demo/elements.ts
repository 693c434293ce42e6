type Parts = Readonly<{ class?: string; text?: string; id?: string }> &
  Readonly<Record<`aria-${string}` | 'role' | 'type' | 'scope' | 'name' | 'content', string>>

/** An element with its contents, made without HTML strings, which the page's policy refuses. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { text, ...attributes }: Partial<Parts> = {},
  ...children: readonly Node[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value))
  if (text !== undefined) made.textContent = text
  made.append(...children)
  return made
}

/** A button of the portal's look. */
export function button(text: string, onPress: () => void, look = ''): HTMLButtonElement {
  const made = element('button', { type: 'button', class: `wd-button ${look}`.trim(), text })
  made.addEventListener('click', onPress)
  return made
}
