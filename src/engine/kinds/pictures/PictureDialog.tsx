import { useId, useState } from 'react'
import { useTranslate } from 'ra-core'
import type { SendPicture } from '@/engine/data/pictures'
import { pictureLimits } from '@/engine/schema/validators/files'
import { Dialog } from '../../ui/overlay/overlays'
import { useReturnFocus } from '../../ui/overlay/useReturnFocus'
import { messageText } from '../../data/labels'
import { wholePicture } from './crop'
import { Cropper } from './Cropper'
import { usePicture, type ChosenPicture } from './usePicture'
import { useUpload, type Uploading } from './useUpload'
import '../../ui/overlay/dialog.css'
import './pictures.css'

export type PictureDialogProps = {
  title: string
  send: SendPicture
  /** Width by height of what is kept; the picture's own by default. */
  shape?: number
  /** Of the longer side of what is sent, in pixels. */
  longest: number
  /** Told where the gateway keeps it. */
  onDone: (address: string) => void
  onClose: () => void
}

/** One jpg or png: chosen, looked through, cropped, drawn anew and sent. */
export function PictureDialog(props: PictureDialogProps) {
  const t = useTranslate()
  const { title, send, longest, onDone, onClose } = props
  const id = useId()
  useReturnFocus()
  const { chosen, choose } = usePicture()
  const [crop, setCrop] = useState(wholePicture)
  const { state, upload, stop } = useUpload(send, onDone)
  const isSending = state.step === 'sending'
  const ready = chosen.step === 'ready' ? chosen : undefined
  const shape = props.shape ?? (ready ? ready.picture.width / ready.picture.height : 1)
  const take = ([file]: readonly File[]) => {
    if (!file || isSending) return
    setCrop(wholePicture)
    choose(file)
  }
  const close = () => {
    if (isSending) stop()
    else onClose()
  }
  return (
    <Dialog
      open
      onClose={() => !isSending && onClose()}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
      disableRestoreFocus
    >
      <div className="wd-dialog">
        <h2 id={id}>{title}</h2>
        <PicturePicker isAgain={ready !== undefined} onFiles={take} />
        <Problem chosen={chosen} />
        {ready && (
          <Cropper
            picture={ready.picture}
            shape={shape}
            crop={crop}
            onCrop={(next) => !isSending && setCrop(next)}
          />
        )}
        <Progress state={state} />
        <div className="wd-dialog-buttons">
          <button type="button" className="wd-button" onClick={close}>
            {t('imports.stop')}
          </button>
          <button
            type="button"
            className="wd-button wd-button-primary"
            disabled={!ready || isSending}
            onClick={() =>
              ready && upload(ready.picture, { shape, crop, longest, type: ready.file.type })
            }
          >
            {t('pictures.upload')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

type PickerProps = { isAgain: boolean; onFiles: (files: readonly File[]) => void }

function PicturePicker({ isAgain, onFiles }: PickerProps) {
  const t = useTranslate()
  const id = useId()
  const { side } = pictureLimits
  return (
    <div className="wd-picture-picker">
      <input
        id={id}
        className="wd-visually-hidden"
        type="file"
        accept=".jpg,.jpeg,.png,image/jpeg,image/png"
        aria-describedby={`${id}-limits`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <label className="wd-button" htmlFor={id}>
        {t(isAgain ? 'pictures.another' : 'pictures.choose')}
      </label>
      <span className="wd-muted" id={`${id}-limits`}>
        {t('pictures.accepted', { side })}
      </span>
    </div>
  )
}

function Problem({ chosen }: { chosen: ChosenPicture }) {
  const t = useTranslate()
  if (chosen.step !== 'refused') return null
  return (
    <p className="wd-alert wd-alert-danger" role="alert">
      {messageText(chosen.issue, t)}
    </p>
  )
}

function Progress({ state }: { state: Uploading }) {
  const t = useTranslate()
  if (state.step === 'ready') return null
  if (state.step === 'failed') {
    return (
      <p className="wd-alert wd-alert-danger" role="alert">
        {state.reason}
      </p>
    )
  }
  return <p role="status">{t('imports.sending', { percent: Math.floor(state.share * 100) })}</p>
}
