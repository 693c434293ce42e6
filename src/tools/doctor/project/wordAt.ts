import { isFields } from '@/engine/gateway/envelope'

/** The words under a key such as `resources.bill.name`; undefined without any but blanks. */
export function wordAt(words: object, key: string): string | undefined {
  const found = branchAt(words, key)
  return typeof found === 'string' && found.trim() !== '' ? found : undefined
}

/** The keys below a key. */
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
