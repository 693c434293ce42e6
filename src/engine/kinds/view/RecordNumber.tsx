import { useTranslate } from 'ra-core'
import { drawText } from '../../ui/drawText'
import { plainText } from '../../ui/plainText'

/** Why a record goes by its id. */
export type NameLack = 'forbidden' | 'missing' | 'failed'

/** A record that has no name here, by its id, which reads as one. */
export function RecordNumber({ id, lack }: { id: string; lack: NameLack }) {
  const translate = useTranslate()
  const [before = '', after = ''] = translate('kinds.number', { id: mark }).split(mark)
  return (
    <bdi className="wd-muted" title={translate(`kinds.nameLack.${lack}`, { id: plainText(id) })}>
      {before}
      {drawText(id)}
      {after}
    </bdi>
  )
}

// in the place of the id
const mark = '#'

/** What stands where a name comes; it takes as much room in every row. */
export function NameSkeleton() {
  const translate = useTranslate()
  return (
    <span className="wd-name-skeleton" role="img" aria-label={translate('kinds.nameLoading')} />
  )
}
