import type { FieldOf } from '@/engine/kinds'
import { CopyButton } from '../ui/CopyButton'
import type { KindView } from './view/kindView'
import { TextFilter } from './inputs/TextFilter'
import { UrlInput } from './inputs/UrlInput'
import { WebLink } from './view/WebLink'

export const urlView: KindView<FieldOf<'url'>> = {
  cell: (value) => <WebLink text={String(value)} isCut />,
  whole: (value) => (
    <span className="wd-address-whole">
      <WebLink text={String(value)} />
      <CopyButton text={String(value)} />
    </span>
  ),
  input: UrlInput,
  filter: TextFilter,
}
