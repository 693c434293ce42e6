import { createContext, useContext, useEffect } from 'react'
import type { Language } from '@/engine/config'
import { createTranslate, type Translate } from '@/engine/messages/translate'
import type { Words } from '@/engine/messages/words'

export type PublicWords = { language: Language; words: Words; t: Translate }

export function createPublicWords(language: Language, words: Words): PublicWords {
  return { language, words, t: createTranslate(words) }
}

export const PublicWordsContext = createContext<PublicWords>(createPublicWords('en-US', {}))

export function usePublicWords(): PublicWords {
  return useContext(PublicWordsContext)
}

export function usePublicTitle(title: string | undefined): void {
  const { t } = usePublicWords()
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${t('app.name')}`
  }, [title, t])
}
