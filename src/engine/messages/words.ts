export type Words = { readonly [key: string]: string | Words | undefined }

/** Another language must have the same keys. */
export type SameShape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameShape<T[K]>
}

export function joinWords(...dictionaries: readonly Words[]): Words {
  return dictionaries.reduce(joinTwo, {})
}

function joinTwo(words: Words, more: Words): Words {
  const joined: Record<string, string | Words | undefined> = { ...words }
  for (const [key, below] of Object.entries(more)) {
    const known = joined[key]
    joined[key] = isBranch(known) && isBranch(below) ? joinTwo(known, below) : below
  }
  return joined
}

function isBranch(node: string | Words | undefined): node is Words {
  return typeof node === 'object'
}
