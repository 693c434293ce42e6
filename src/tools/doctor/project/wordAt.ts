import { isFields } from '@/engine/gateway/envelope'

/** The words under a key such as `resources.bill.name`; `undefined` where there are none, or blanks. */
export function wordAt(words: object, key: string): string | undefined {
  const found = branchAt(words, key)
  return typeof found === 'string' && found.trim() !== '' ? found : undefined
}

/** What stands under the keys below a key; nothing where there are none. */
export function keysAt(words: object, key: string): readonly string[] {
  const found = branchAt(words, key)
  return typeof found === 'object' && found !== null ? Object.keys(found) : []
}

function branchAt(words: object, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (node, part) => (isFields(node) && Object.hasOwn(node, part) ? node[part] : undefined),
      words,
    )
}
