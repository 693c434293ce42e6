import { useState } from 'react'
import type { FieldOf } from '..'
import { webAddress } from '@/engine/schema/validators/url'
import { CopyButton } from '@/engine/ui/text/CopyButton'
import { drawText } from '@/engine/ui/text/drawText'
import { QrToggle } from '@/engine/ui/text/QrToggle'
import type { KindCells } from '../view/kindView'
import { WebLink } from '../view/links'
import { keptPicture } from './image'

// Pictures of other hosts are links: loading one would reveal who looks at it, and when.
export const imageView: KindCells<FieldOf<'image'>> = {
  cell: (value) => <WebLink text={String(value)} href={pictureHref(String(value))} isCut />,
  whole: (value, { qr }, { at }) => {
    const text = String(value)
    const href = pictureHref(text)
    const picture = keptPicture(text)
    if (qr && href === undefined) {
      return (
        <span className="wd-address-whole">
          {at && <QrToggle text={text} />}
          <bdi className="wd-mono wd-qr-content">{drawText(text)}</bdi>
          <CopyButton text={text} />
        </span>
      )
    }
    return (
      <span className="wd-address-whole">
        <WebLink text={text} href={href} />
        <CopyButton text={text} />
        {at && picture && <Thumbnail key={picture} src={picture} />}
      </span>
    )
  },
}

export function pictureHref(text: string): string | undefined {
  return webAddress(text) ?? keptPicture(text)
}

export function Thumbnail({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return (
    <span className="wd-qr-line">
      <img
        className="wd-thumbnail"
        src={src}
        alt=""
        loading="lazy"
        onError={() => setBroken(true)}
      />
    </span>
  )
}
