import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { useController } from 'react-hook-form'
import { sendPicture } from '@/engine/data/pictures'
import type { FieldOf } from '..'
import { webAddress } from '@/engine/schema/validators/url'
import { Button } from '@/engine/ui/Button'
import { CopyButton } from '@/engine/ui/text/CopyButton'
import { drawText } from '@/engine/ui/text/drawText'
import { lazyView } from '@/engine/ui/late/lazyView'
import { QrToggle } from '@/engine/ui/text/QrToggle'
import { UrlInput } from '../inputs/TextInput'
import { drawsNothing, type InputProps, type KindView } from '../view/kindView'
import { WebLink } from '../view/links'
import { keptPicture } from './image'

// Pictures of other hosts are links: loading one would reveal who looks at it, and when.
export const imageView: KindView<FieldOf<'image'>> = {
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
  input: ImageInput,
  filter: drawsNothing,
}

function pictureHref(text: string): string | undefined {
  return webAddress(text) ?? keptPicture(text)
}

function Thumbnail({ src }: { src: string }) {
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

/** Inputs open this dialog, and other dialogs contain inputs: its own chunk avoids a cycle. */
export const LatePictureDialog = lazyView(
  async () => (await import('./PictureDialog')).PictureDialog,
  'files',
)

/** The longer side of an uploaded picture, in pixels. */
const longestPx = 1_600

function ImageInput(props: InputProps<FieldOf<'image'>>) {
  const t = useTranslate()
  const { name, field, label } = props
  const [isOpen, setOpen] = useState(false)
  const { field: input } = useController({ name, defaultValue: '' })
  const picture = keptPicture(String(input.value ?? '').trim())
  return (
    <div className="wd-field">
      <UrlInput {...props} hrefOf={pictureHref} />
      {picture && <Thumbnail key={picture} src={picture} />}
      {!field.qr && (
        <span>
          <Button onClick={() => setOpen(true)}>{t('views.uploadPicture')}</Button>
        </span>
      )}
      {isOpen && (
        <LatePictureDialog
          title={`${t('views.uploadPicture')}: ${label}`}
          send={sendPicture}
          longest={longestPx}
          onDone={(address) => {
            setOpen(false)
            input.onChange(address)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
