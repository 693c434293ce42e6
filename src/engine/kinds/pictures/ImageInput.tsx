import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { useController } from 'react-hook-form'
import { sendPicture } from '@/engine/data/pictures'
import { Button } from '@/engine/ui/Button'
import { lazyView } from '@/engine/ui/late/lazyView'
import type { FieldOf } from '..'
import { UrlInput } from '../inputs/TextInput'
import type { InputProps } from '../view/kindView'
import { keptPicture } from './image'
import { pictureHref, Thumbnail } from './image.view'

/** Inputs open this dialog, and other dialogs contain inputs: its own chunk avoids a cycle. */
export const LatePictureDialog = lazyView(
  async () => (await import('./PictureDialog')).PictureDialog,
  'files',
)

/** The longer side of an uploaded picture, in pixels. */
const longestPx = 1_600

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
