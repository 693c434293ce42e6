import type { Resource } from '@/engine/declare'
import type { Labels } from '../data/labels'

/**
 * The one field of a form that a refusal's text names, by its label or its wire name; `undefined` where it
 * names none or several.
 */
export function fieldOfMessage(
  { fields }: Pick<Resource, 'fields'>,
  names: readonly string[],
  labels: Pick<Labels, 'field'>,
  message: string,
): string | undefined {
  const named = names.filter((name) =>
    [labels.field(name), fields[name]?.wire ?? name].some((word) => mentions(message, word)),
  )
  return named.length === 1 ? named[0] : undefined
}

// Latin words have edges: 'nick' is not in 'nickel'. Chinese ones stand without.
function mentions(message: string, word: string): boolean {
  const text = message.toLowerCase()
  const wanted = word.toLowerCase()
  let at = wanted === '' ? -1 : text.indexOf(wanted)
  while (at >= 0) {
    const isWhole =
      !joins(text[at - 1], wanted[0]) && !joins(wanted.at(-1), text[at + wanted.length])
    if (isWhole) return true
    at = text.indexOf(wanted, at + 1)
  }
  return false
}

function joins(left = '', right = ''): boolean {
  return /[\da-z_]/.test(left) && /[\da-z_]/.test(right)
}
