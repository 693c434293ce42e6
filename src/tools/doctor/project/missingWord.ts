import type { Finding } from './Finding'
type Spoken = { readonly speaks: string; readonly file: string }

/**
 * Reports a key without words in a language.
 *
 * @param place the resource or field it belongs to
 * @param what the meaning of the key, if it is not obvious
 */
export function missingWord<P extends object>(
  { speaks, file }: Spoken,
  key: string,
  place: P,
  what = '',
): P & Finding & { readonly file: string } {
  const cut = key.lastIndexOf('.')
  return {
    file,
    ...place,
    problem: `There is no ${speaks} for ${what}\`${key}\`.`,
    fix: `Add \`${key.slice(cut + 1)}\` under \`${key.slice(0, cut)}\`.`,
  }
}
