import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { PlainPage } from './PlainPage'

type Props = { id: string }

/** When not even the shell around the pages stands. */
export function Crashed({ id }: Props) {
  const { t } = usePublicWords()
  return <PlainPage title={t('boot.crashedTitle')} text={t('boot.crashedText')} crash={id} />
}
