import type { FieldOf } from '@/engine/kinds'
import { CopyButton } from '../ui/CopyButton'
import type { KindView } from './view/kindView'
import { TextFilter } from './inputs/TextFilter'
import { UrlInput } from './inputs/UrlInput'
import { WebLink } from './view/WebLink'

export const urlView: KindView<FieldOf<'url'>> = {
  cell: (value, _field, { words }) => <WebLink text={String(value)} words={words} isCut />,
  whole: (value, _field, { words }) => (
    <span className="wd-address-whole">
      <WebLink text={String(value)} words={words} />
      <CopyButton text={String(value)} words={words} />
    </span>
  ),
  input: UrlInput,
  filter: TextFilter,
}
