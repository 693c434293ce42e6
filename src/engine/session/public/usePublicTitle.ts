import { useEffect } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'

/** What the browser calls a page beside the log-in. */
export function usePublicTitle(title: string): void {
  const { t } = usePublicWords()
  useEffect(() => {
    document.title = `${title} · ${t('app.name')}`
  }, [title, t])
}
