import { PublicIcon } from '@/engine/ui/publicIcons'
import { usePublicWords } from '@/engine/session/PublicWordsContext'

type StorageNoticeProps = { onClose: () => void }

/** Says that the browser keeps no settings for this site. */
export function StorageNotice({ onClose }: StorageNoticeProps) {
  const { t } = usePublicWords()
  return (
    <div className="wd-banner" role="status">
      <PublicIcon name="info" />
      <span>{t('boot.storage')}</span>
      <button
        type="button"
        className="wd-icon-button"
        aria-label={t('app.close')}
        onClick={onClose}
      >
        <PublicIcon name="close" />
      </button>
    </div>
  )
}
