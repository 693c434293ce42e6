import { useId, useState } from 'react'
import type { SendPicture } from '@/engine/data/pictures'
import { pictureLimits } from '@/engine/schema/picture'
import { Dialog } from '../../ui/overlay/overlays'
import { useReturnFocus } from '../../ui/overlay/useReturnFocus'
import type { Words } from '../../data/words'
import { wholePicture } from './crop'
import { Cropper } from './Cropper'
import { usePicture, type ChosenPicture } from './usePicture'
import { useUpload, type Uploading } from './useUpload'
import '../../ui/overlay/dialog.css'
import './pictures.css'

export type PictureDialogProps = {
  words: Words
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
  const { words, title, send, longest, onDone, onClose } = props
  const id = useId()
  useReturnFocus()
  const { chosen, choose } = usePicture()
  const [crop, setCrop] = useState(wholePicture)
  const { state, upload, stop } = useUpload(send, words, onDone)
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
        <PicturePicker words={words} isAgain={ready !== undefined} onFiles={take} />
        <Problem chosen={chosen} words={words} />
        {ready && (
          <Cropper
            picture={ready.picture}
            shape={shape}
            crop={crop}
            onCrop={(next) => !isSending && setCrop(next)}
            words={words}
          />
        )}
        <Progress state={state} words={words} />
        <div className="wd-dialog-buttons">
          <button type="button" className="wd-button" onClick={close}>
            {words.t('imports.stop')}
          </button>
          <button
            type="button"
            className="wd-button wd-button-primary"
            disabled={!ready || isSending}
            onClick={() =>
              ready && upload(ready.picture, { shape, crop, longest, type: ready.file.type })
            }
          >
            {words.t('pictures.upload')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

type PickerProps = { words: Words; isAgain: boolean; onFiles: (files: readonly File[]) => void }

function PicturePicker({ words, isAgain, onFiles }: PickerProps) {
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
        {words.t(isAgain ? 'pictures.another' : 'pictures.choose')}
      </label>
      <span className="wd-muted" id={`${id}-limits`}>
        {words.t('pictures.accepted', { side })}
      </span>
    </div>
  )
}

function Problem({ chosen, words }: { chosen: ChosenPicture; words: Words }) {
  if (chosen.step !== 'refused') return null
  return (
    <p className="wd-alert wd-alert-danger" role="alert">
      {words.say(chosen.issue)}
    </p>
  )
}

function Progress({ state, words }: { state: Uploading; words: Words }) {
  if (state.step === 'ready') return null
  if (state.step === 'failed') {
    return (
      <p className="wd-alert wd-alert-danger" role="alert">
        {state.reason}
      </p>
    )
  }
  return (
    <p role="status">{words.t('imports.sending', { percent: Math.floor(state.share * 100) })}</p>
  )
}
