import type { FieldOf } from '@/engine/kinds'
import { keptPicture } from '@/engine/kinds/pictures/image'
import { CopyButton } from '../../ui/CopyButton'
import type { KindView } from '../view/kindView'
import { QrToggle } from '../../ui/QrToggle'
import type { Words } from '../../data/words'
import { ImageInput, pictureHref } from './ImageInput'
import { NoFilter } from '../inputs/NoFilter'
import { Thumbnail } from './Thumbnail'
import { WebLink } from '../view/WebLink'
import { drawText } from '../../ui/drawText'

// Pictures of other hosts are links: to load one tells that host who looks at what, and when.
export const imageView: KindView<FieldOf<'image'>> = {
  cell: (value, _field, { words }) => (
    <WebLink text={String(value)} href={pictureHref(String(value))} words={words} isCut />
  ),
  whole: (value, { qr }, { words, at }) => {
    const text = String(value)
    const [href, picture] = [pictureHref(text), keptPicture(text)]
    if (qr && href === undefined) return <QrContent text={text} words={words} isDrawn={!!at} />
    return (
      <span className="wd-address-whole">
        <WebLink text={text} href={href} words={words} />
        <CopyButton text={text} words={words} />
        {at && picture && <Thumbnail key={picture} src={picture} />}
      </span>
    )
  },
  input: ImageInput,
  filter: NoFilter,
}

type QrContentProps = { text: string; words: Words; isDrawn: boolean }

/** The code first, for a camera; what it says below it, small. */
function QrContent({ text, words, isDrawn }: QrContentProps) {
  return (
    <span className="wd-address-whole">
      {isDrawn && <QrToggle text={text} words={words} />}
      <bdi className="wd-mono wd-qr-content">{drawText(text)}</bdi>
      <CopyButton text={text} words={words} />
    </span>
  )
}
