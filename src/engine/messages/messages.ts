import type { Language } from '@/engine/config'
import { joinWords, type Words } from './words'

/** Words, or a function that loads them when they are first needed. */
type Chunk = Words | (() => Promise<Words>)

/**
 * Words by language and chunk. An app's chunk of one of the engine's names (`login`, `portal`, `files`, `alerts` …)
 * comes with the engine's and may override its words; others come with the views that name them.
 */
export type MessageSource = Readonly<Partial<Record<Language, Readonly<Record<string, Chunk>>>>>

/** All words in one language. */
export type Messages = {
  readonly language: Language
  readonly load: (...chunks: readonly string[]) => Promise<Words>
  /** The names of all chunks. */
  readonly chunks: readonly string[]
  /** The same sources in another language. */
  readonly to: (language: Language) => Messages
}

/** The chunks that the first page needs. */
export const firstChunks = ['framework', 'login', 'portal'] as const

/**
 * Joins the words of several sources; for one key, the last source wins.
 *
 * @example createMessages('en-US', lateWords, firstWords, systemMessages, messages)
 */
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
