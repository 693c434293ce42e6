import type { Language } from '@/engine/config'
import { joinWords, type Words } from './words'

type Chunk = Words | (() => Promise<Words>)

/**
 * Words by language and chunk. An app's chunk with the name of an engine's chunk (`login`, `portal`, `files`,
 * `alerts` …) loads with it and may override its words; any other loads with the views that name it.
 */
export type MessageSource = Readonly<Partial<Record<Language, Readonly<Record<string, Chunk>>>>>

export type Messages = {
  readonly language: Language
  readonly load: (...chunks: readonly string[]) => Promise<Words>
  readonly chunks: readonly string[]
  readonly to: (language: Language) => Messages
}

export const firstChunks = ['framework', 'login', 'portal'] as const

/** Joins the words of several sources; for one key, the last source wins. */
export function createMessages(language: Language, ...sources: readonly MessageSource[]): Messages {
  const chunksOf = sources.map((source) => source[language] ?? {})
  const load = async (...chunks: readonly string[]) => {
    const found = chunks.flatMap((chunk) => chunksOf.map((source) => source[chunk] ?? {}))
    return joinWords(...(await Promise.all(found.map((one) => (isLate(one) ? one() : one)))))
  }
  return {
    language,
    load,
    chunks: [...new Set(chunksOf.flatMap((source) => Object.keys(source)))],
    to: (other) => createMessages(other, ...sources),
  }
}

function isLate(chunk: Chunk): chunk is () => Promise<Words> {
  return typeof chunk === 'function'
}
