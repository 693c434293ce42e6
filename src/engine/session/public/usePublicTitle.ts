import { useEffect } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'

/** Sets the title of the browser tab. */
export function usePublicTitle(title: string): void {
  const { t } = usePublicWords()
  useEffect(() => {
    document.title = `${title} · ${t('app.name')}`
  }, [title, t])
}
