import type { DialectName } from '@/config'

const noncePlaceholder = '__STYLE_NONCE__'
const dialectPlaceholder = '__GATEWAY_DIALECT__'

export type DocumentValues = { nonce: string; dialect: DialectName }

/** Fills the two explicit placeholders of index.html; nothing else in the page is touched. */
export function renderDocument(template: string, { nonce, dialect }: DocumentValues): string {
  return template.replaceAll(noncePlaceholder, nonce).replaceAll(dialectPlaceholder, dialect)
}

/** @throws Error when the page has lost a placeholder: it would come up without any style. */
export function checkTemplate(template: string, file: string): string {
  for (const placeholder of [noncePlaceholder, dialectPlaceholder])
    if (!template.includes(placeholder)) throw new Error(`${file} has no ${placeholder}`)
  return template
}
