import type { FieldOf } from '@/engine/kinds'
import { keptPicture } from '@/engine/kinds/pictures/image'
import { CopyButton } from '../../ui/CopyButton'
import type { KindView } from '../view/kindView'
import { QrToggle } from '../../ui/QrToggle'
import { ImageInput, pictureHref } from './ImageInput'
import { NoFilter } from '../inputs/NoFilter'
import { Thumbnail } from './Thumbnail'
import { WebLink } from '../view/WebLink'
import { drawText } from '../../ui/drawText'

// Pictures of other hosts are links: to load one tells that host who looks at what, and when.
export const imageView: KindView<FieldOf<'image'>> = {
  cell: (value, _field) => <WebLink text={String(value)} href={pictureHref(String(value))} isCut />,
  whole: (value, { qr }, { at }) => {
    const text = String(value)
    const [href, picture] = [pictureHref(text), keptPicture(text)]
    if (qr && href === undefined) return <QrContent text={text} isDrawn={!!at} />
    return (
      <span className="wd-address-whole">
        <WebLink text={text} href={href} />
        <CopyButton text={text} />
        {at && picture && <Thumbnail key={picture} src={picture} />}
      </span>
    )
  },
  input: ImageInput,
  filter: NoFilter,
}

type QrContentProps = { text: string; isDrawn: boolean }

/** The code first, for a camera; what it says below it, small. */
function QrContent({ text, isDrawn }: QrContentProps) {
  return (
    <span className="wd-address-whole">
      {isDrawn && <QrToggle text={text} />}
      <bdi className="wd-mono wd-qr-content">{drawText(text)}</bdi>
      <CopyButton text={text} />
    </span>
  )
}
