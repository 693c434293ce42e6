import { createContext, useContext } from 'react'
import type { Language } from '@/engine/config'
import { createTranslate, type Translate } from '@/engine/messages/translate'
import type { Words } from '@/engine/messages/words'

export type PublicWords = { language: Language; words: Words; t: Translate }

export function createPublicWords(language: Language, words: Words): PublicWords {
  return { language, words, t: createTranslate(words) }
}

/** Translations before react-admin is loaded: boot, log-in and the other public pages. */
export const PublicWordsContext = createContext<PublicWords>({
  language: 'en-US',
  words: {},
  t: (key) => key,
})

export function usePublicWords(): PublicWords {
  return useContext(PublicWordsContext)
}
