import { usePublicWords } from '@/layout/PublicWordsContext'

type ClosedDoorProps = { page: 'register' | 'bind' }

/** Says plainly what this gateway does not take, and whom to ask. */
export function ClosedDoor({ page }: ClosedDoorProps) {
  const { t } = usePublicWords()
  return (
    <section className="wd-public-note">
      <h1>{t(`login.${page}Title`)}</h1>
      <p>{t(`login.${page}Text`)}</p>
      <a className="wd-button" href="#/login">
        {t('login.back')}
      </a>
    </section>
  )
}
