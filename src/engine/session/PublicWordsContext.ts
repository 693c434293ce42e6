import { createContext, useContext } from 'react'
import type { Language } from '@/engine/config'
import type { Translate } from '@/i18n'

type PublicWords = { language: Language; t: Translate }

/** The words outside react-admin: boot, login and the other public pages. */
export const PublicWordsContext = createContext<PublicWords>({ language: 'en-US', t: (key) => key })

export function usePublicWords(): PublicWords {
  return useContext(PublicWordsContext)
}
