import { Logo } from '@/engine/session/Logo'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import './Opening.css'

/** Stands while the portal is on its way; shows itself only when that takes a moment. */
export function Opening() {
  const { t } = usePublicWords()
  return (
    <div className="wd-opening" role="status" aria-label={t('boot.opening')}>
      <Logo size={40} />
      <span className="wd-opening-line" />
    </div>
  )
}
