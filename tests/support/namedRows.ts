import { readFileSync } from 'node:fs'

/** By line of a document, the tests that hold it: each by its file below tests/ and words of its name. */
export type Rows = Readonly<Record<string, Tests>>
type Tests = readonly (readonly [file: string, name: string])[]

const texts = new Map<string, string>()

/** Those whose file has no such words any more, as `file: words`. */
export function missingTests(tests: Tests): readonly string[] {
  return tests
    .filter(([file, name]) => !textOf(file).includes(name))
    .map(([file, name]) => `${file}: ${name}`)
}

function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  texts.set(file, text)
  return text
}
