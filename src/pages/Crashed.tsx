import { usePublicWords } from '@/layout/PublicWordsContext'
import { PlainPage } from './PlainPage'

/** When not even the shell around the pages stands. */
export function Crashed() {
  const { t } = usePublicWords()
  return <PlainPage title={t('boot.crashedTitle')} text={t('boot.crashedText')} />
}
