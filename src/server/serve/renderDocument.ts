import type { DialectName } from '@/engine/config'

const noncePlaceholder = '__STYLE_NONCE__'
const dialectPlaceholder = '__GATEWAY_DIALECT__'
const framesPlaceholder = '__FRAME_HOSTS__'

export type DocumentValues = {
  nonce: string
  dialect: DialectName
  frameHosts: readonly string[]
}

/** Fills the placeholders of index.html. */
export function renderDocument(
  template: string,
  { nonce, dialect, frameHosts }: DocumentValues,
): string {
  return template
    .replaceAll(noncePlaceholder, nonce)
    .replaceAll(dialectPlaceholder, dialect)
    .replaceAll(framesPlaceholder, frameHosts.join(' '))
}

/** @throws Error when a placeholder is missing: the page would have no style */
export function checkTemplate(template: string, file: string): string {
  for (const placeholder of [noncePlaceholder, dialectPlaceholder, framesPlaceholder])
    if (!template.includes(placeholder)) throw new Error(`${file} has no ${placeholder}`)
  return template
}
