import { useId, useState } from 'react'
import { useTranslate } from 'ra-core'
import type { SendPicture } from '@/engine/data/pictures'
import { pictureLimits } from '@/engine/schema/validators/files'
import { messageText } from '@/engine/data/labels'
import { Alert } from '@/engine/ui/Alert'
import { Button } from '@/engine/ui/Button'
import { TitledDialog } from '@/engine/ui/overlay/TitledDialog'
import { useReturnFocus } from '@/engine/ui/overlay/useReturnFocus'
import { wholePicture } from './crop'
import { Cropper } from './Cropper'
import { usePicture, useUpload } from './usePicture'
import './pictures.css'

type Props = {
  title: string
  send: SendPicture
  /** Width by height of the crop; the picture's own by default. */
  shape?: number
  /** The longer side of the uploaded picture, in pixels. */
  longest: number
  onDone: (address: string) => void
  onClose: () => void
}

export function PictureDialog(props: Props) {
  const t = useTranslate()
  const { title, send, longest, onDone, onClose } = props
  useReturnFocus()
  const { chosen, choose } = usePicture()
  const [crop, setCrop] = useState(wholePicture)
  const { state, upload, stop } = useUpload(send, onDone)
  const isSending = state.step === 'sending'
  const ready = chosen.step === 'ready' ? chosen : undefined
  const shape = props.shape ?? (ready ? ready.picture.width / ready.picture.height : 1)
  const take = (file: File | undefined) => {
    if (!file || isSending) return
    setCrop(wholePicture)
    choose(file)
  }
  return (
    <TitledDialog
      title={title}
      onClose={() => !isSending && onClose()}
      maxWidth="xs"
      disableRestoreFocus
    >
      <PicturePicker isAgain={ready !== undefined} onFile={take} />
      {chosen.step === 'refused' && <Alert tone="danger">{messageText(chosen.issue, t)}</Alert>}
      {ready && (
        <Cropper
          picture={ready.picture}
          shape={shape}
          crop={crop}
          onCrop={(next) => !isSending && setCrop(next)}
        />
      )}
      {state.step === 'failed' && <Alert tone="danger">{state.reason}</Alert>}
      {state.step === 'sending' && (
        <p role="status">{t('imports.sending', { percent: Math.floor(state.share * 100) })}</p>
      )}
      <div className="wd-dialog-buttons">
        <Button onClick={isSending ? stop : onClose}>{t('imports.stop')}</Button>
        <Button
          look="primary"
          disabled={!ready || isSending}
          onClick={() =>
            ready && upload(ready.picture, { shape, crop, longest, type: ready.file.type })
          }
        >
          {t('pictures.upload')}
        </Button>
      </div>
    </TitledDialog>
  )
}

type PickerProps = { isAgain: boolean; onFile: (file: File | undefined) => void }

function PicturePicker({ isAgain, onFile }: PickerProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="wd-picture-picker">
      <input
        id={id}
        className="wd-visually-hidden"
        type="file"
        accept=".jpg,.jpeg,.png,image/jpeg,image/png"
        aria-describedby={`${id}-limits`}
        onChange={({ target }) => {
          onFile(target.files?.[0])
          target.value = ''
        }}
      />
      <label className="wd-button" htmlFor={id}>
        {t(isAgain ? 'pictures.another' : 'pictures.choose')}
      </label>
      <span className="wd-muted" id={`${id}-limits`}>
        {t('pictures.accepted', { side: pictureLimits.side })}
      </span>
    </div>
  )
}
