/** What stands in a reference's filter before Search: the chosen id, and what was typed since. */
export type RefDraft = { readonly id: string; readonly typed?: string | undefined }

/** Reads a filter's value; once nothing is typed, it is the id alone, as the address bar holds it. */
export function refDraft(value: unknown): RefDraft {
  if (typeof value === 'string') return { id: value.trim() }
  if (typeof value !== 'object' || value === null) return { id: '' }
  const { id, typed } = value as Partial<Record<'id' | 'typed', unknown>>
  return {
    id: typeof id === 'string' ? id.trim() : '',
    ...(typeof typed === 'string' && { typed }),
  }
}
