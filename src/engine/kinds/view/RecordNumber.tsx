import { useTranslate } from 'ra-core'
import { drawText } from '@/engine/ui/text/drawText'
import { plainText } from '@/engine/ui/text/plainText'

export type NameLack = 'forbidden' | 'missing' | 'failed'

/** A record without a name shows its id. */
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

const mark = '#'

/** The same size in every row. */
export function NameSkeleton() {
  const translate = useTranslate()
  return (
    <span className="wd-name-skeleton" role="img" aria-label={translate('kinds.nameLoading')} />
  )
}
