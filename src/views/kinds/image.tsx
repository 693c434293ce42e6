import type { FieldOf } from '@/schema/kinds'
import { webAddress } from '@/schema/kinds/url'
import { CopyButton } from '../CopyButton'
import type { KindView } from '../kindView'
import { QrToggle } from '../QrToggle'
import { NoFilter } from './NoFilter'
import { UrlInput, WebLink } from './url'

// Pictures of other hosts are links: to load one tells that host who looks at what, and when.
export const imageView: KindView<FieldOf<'image'>> = {
  cell: (value, _field, { words }) => <WebLink text={String(value)} words={words} isCut />,
  whole: (value, { qr }, { words, at }) => {
    const text = String(value)
    return (
      <span className="wd-address-whole">
        <WebLink text={text} words={words} />
        <CopyButton text={text} words={words} />
        {at && qr && webAddress(text) === undefined && <QrToggle text={text} words={words} />}
      </span>
    )
  },
  input: UrlInput,
  filter: NoFilter,
}
