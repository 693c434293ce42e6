/** One fault, planted into a copy of a source's text in memory. */
export type Fault = {
  /** The fault in a few words; unique. */
  readonly name: string
  /** The source, from the root of the repository. */
  readonly file: string
  /** Text of the file, found there exactly once, and its replacement. */
  readonly find: string
  readonly put: string
  /** The resource that shows it. */
  readonly resource: string
}

/** @throws Error where the text is not found exactly once */
export function plant({ name, file, find, put }: Fault, text: string): string {
  const found = text.split(find).length - 1
  if (found === 1) return text.replace(find, () => put)
  throw new Error(`${name}: its text is found ${found} times in ${file}; it must be there once`)
}
