import { useRouteError } from 'react-router'
import { usePublicWords } from '@/layout/PublicWordsContext'
import { crashId } from '@/views/crash'
import { PlainPage } from './PlainPage'

type Props = { id: string }

/** When not even the shell around the pages stands. */
export function Crashed({ id }: Props) {
  const { t } = usePublicWords()
  return <PlainPage title={t('boot.crashedTitle')} text={t('boot.crashedText')} crash={id} />
}

/** The same, where the router caught it. */
export function RouteCrashed() {
  return <Crashed id={crashId(useRouteError())} />
}
