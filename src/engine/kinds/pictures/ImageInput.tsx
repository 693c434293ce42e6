import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { useController } from 'react-hook-form'
import { sendPicture } from '@/engine/data/pictures'
import type { FieldOf } from '@/engine/kinds'
import { keptPicture } from '@/engine/kinds/pictures/image'
import { webAddress } from '@/engine/schema/validators/url'
import type { InputProps } from '../view/kindView'
import { LatePictureDialog } from './latePictureDialog'
import { Thumbnail } from './Thumbnail'
import { UrlInput } from '../inputs/UrlInput'

/** Of the longer side of an uploaded picture, in pixels. */
const longestPx = 1_600

/** The address of a picture, typed, or of one that is uploaded for it; what a QR code says is only typed. */
export function ImageInput(props: InputProps<FieldOf<'image'>>) {
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
          <button type="button" className="wd-button" onClick={() => setOpen(true)}>
            {t('views.uploadPicture')}
          </button>
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

/** Where the text of a picture leads: the web, or a picture that the gateway keeps. */
export function pictureHref(text: string): string | undefined {
  return webAddress(text) ?? keptPicture(text)
}
