import { createContext, useContext } from 'react'

type Values = Readonly<Record<string, string>>

/** What the record under a form holds in one of its fields, as its input has it. */
export type StoredText = {
  readonly text: string
  /** What it holds in every field of the form. */
  readonly others: Values
}

/** What the record under a form holds, by field; nothing in a form for a new record. */
export const StoredTexts = createContext<Values>({})

/** What the record under the form holds in a field; undefined where there is no record. */
export function useStoredText(name: string): StoredText | undefined {
  const others = useContext(StoredTexts)
  const text = others[name]
  return text === undefined ? undefined : { text, others }
}
