/** The autofill hint of each text box below an element, by its name or label. */
export function fillable(root: ParentNode): Readonly<Record<string, string | null>> {
  const boxes = [
    ...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ]
  return Object.fromEntries(
    boxes
      .filter(({ type }) => !unfilled.has(type))
      .map((box) => [nameOf(box), box.getAttribute('autocomplete')]),
  )
}

const unfilled = new Set(['checkbox', 'radio', 'range', 'file', 'color'])

function nameOf(box: HTMLInputElement | HTMLTextAreaElement): string {
  return box.name || (box.getAttribute('aria-label') ?? box.labels?.[0]?.textContent ?? '')
}
