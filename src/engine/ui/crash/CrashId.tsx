import { useTranslate } from 'ra-core'
import { CopyButton } from '../CopyButton'
import './crash.css'

/** The id to report an error by. */
export function CrashId({ id }: { id: string }) {
  const t = useTranslate()
  return (
    <span className="wd-crash-id">
      {t('crash.id')} <code>{id}</code>
      <CopyButton text={id} />
    </span>
  )
}
