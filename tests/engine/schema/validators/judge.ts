import { expect, it } from 'vitest'
import type { Validator } from '@/engine/schema/validators/validator'

type Table = {
  readonly accepts: readonly string[]
  /** Refused texts, by the key below `validation.` that says why. */
  readonly refuses: Readonly<Record<string, readonly string[]>>
}

/** One test per line of a validator's table. */
export function judge(validate: Validator, { accepts, refuses }: Table): void {
  it.each(accepts)('accepts %j', (input) => {
    expect(validate(input)).toBeUndefined()
  })
  const refused = Object.entries(refuses).flatMap(([key, inputs]) =>
    inputs.map((input) => [input, `validation.${key}`] as const),
  )
  it.each(refused)('refuses %j by %s', (input, key) => {
    expect(validate(input)?.key).toBe(key)
  })
}

/** Every text that differs from `text` in one character, the others being of `alphabet`. */
export function mutations(text: string, alphabet: string): readonly string[] {
  return Array.from(text).flatMap((own, index) =>
    Array.from(alphabet)
      .filter((other) => other !== own)
      .map((other) => text.slice(0, index) + other + text.slice(index + 1)),
  )
}
