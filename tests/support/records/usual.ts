/** A minute before the noon at which tests stand, in the gateway's zone. */
export const lately = '2026-06-30 11:59:00'

export const someAddress = 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82'
export const otherAddress = 'TZ9Hj3hNKjo9xnnAcNwVyW1ZotU8gU95HM'
export const someHash = '4f1c'.repeat(16)

let made = 0

/** A word that no other record of the test has: `shift7`. */
export function distinct(word: string): string {
  made += 1
  return `${word}${made}`
}
