import { createContext, useContext } from 'react'
import type { Language } from '@/engine/config'
import type { Translate } from '@/i18n'

type PublicWords = { language: Language; t: Translate }

/** Translations before react-admin is loaded: boot, log-in and the other public pages. */
export const PublicWordsContext = createContext<PublicWords>({ language: 'en-US', t: (key) => key })

export function usePublicWords(): PublicWords {
  return useContext(PublicWordsContext)
}
