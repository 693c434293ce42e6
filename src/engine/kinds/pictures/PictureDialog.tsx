import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'ra-core'
import { errorText, GatewayError, useGateway } from '@/engine/data/gateway'
import { messageText } from '@/engine/data/labels'
import type { SendPicture } from '@/engine/data/pictures'
import type { Issue } from '@/engine/schema/issue'
import { pictureIssue, pictureLimits } from '@/engine/schema/validators/files'
import { Alert } from '@/engine/ui/Alert'
import { Button } from '@/engine/ui/Button'
import { FileInput } from '@/engine/ui/FileInput'
import { TitledDialog, useReturnFocus } from '@/engine/ui/overlay/dialogs'
import { decodePicture, encodePicture, wholePicture, type Wanted } from './crop'
import { Cropper } from './Cropper'
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
  const take = ([file]: readonly File[]) => {
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
      <div className="wd-picture-picker">
        <FileInput
          accept=".jpg,.jpeg,.png,image/jpeg,image/png"
          label={t(ready ? 'pictures.another' : 'pictures.choose')}
          limits={t('pictures.accepted', { side: pictureLimits.side })}
          onFiles={take}
        />
      </div>
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

type ChosenPicture =
  | { readonly step: 'none' | 'reading' }
  | { readonly step: 'refused'; readonly issue: Issue }
  | { readonly step: 'ready'; readonly file: File; readonly picture: ImageBitmap }

/** Checks a picture before the browser draws it; the newest choice counts. */
export function usePicture() {
  const [chosen, setChosen] = useState<ChosenPicture>({ step: 'none' })
  const newest = useRef(0)
  const picture = chosen.step === 'ready' ? chosen.picture : undefined
  useEffect(() => () => picture?.close(), [picture])

  const choose = async (file: File) => {
    const number = (newest.current += 1)
    setChosen({ step: 'reading' })
    const read = await readPicture(file)
    if (number === newest.current) setChosen(read)
  }
  return { chosen, choose: (file: File) => void choose(file) }
}

async function readPicture(file: File): Promise<ChosenPicture> {
  const { name, type, size } = file
  // a file of gigabytes is refused unread
  const isHuge = size > pictureLimits.fileBytes
  const bytes = isHuge
    ? new Uint8Array(pictureLimits.fileBytes + 1)
    : new Uint8Array(await file.arrayBuffer())
  const issue = pictureIssue({ name, type, bytes })
  if (issue) return { step: 'refused', issue }
  const picture = await decodePicture(file)
  if (picture) return { step: 'ready', file, picture }
  return { step: 'refused', issue: { key: 'picture.damaged' } }
}

type Uploading =
  | { readonly step: 'ready' }
  | { readonly step: 'sending'; readonly share: number }
  | { readonly step: 'failed'; readonly reason: string }

/** One upload at a time; a failed one can be retried. */
export function useUpload(send: SendPicture, onDone: (address: string) => void) {
  const t = useTranslate()
  const gateway = useGateway()
  const [state, setState] = useState<Uploading>({ step: 'ready' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const upload = async (bitmap: ImageBitmap, wanted: Wanted) => {
    // a double click arrives before any state changes
    if (running.current) return
    const { signal } = (running.current = new AbortController())
    const onSent = (share: number) => {
      if (!signal.aborted) setState({ step: 'sending', share })
    }
    onSent(0)
    try {
      const picture = await encodePicture(bitmap, wanted)
      if (picture) onDone(await send(gateway, { picture, signal, onSent }))
      else setState({ step: 'failed', reason: t('picture.damaged') })
    } catch (error) {
      const isStopped = error instanceof GatewayError && error.kind === 'aborted'
      setState(isStopped ? { step: 'ready' } : { step: 'failed', reason: errorText(error, t) })
    } finally {
      running.current = undefined
    }
  }
  return {
    state,
    upload: (bitmap: ImageBitmap, wanted: Wanted) => void upload(bitmap, wanted),
    stop: () => running.current?.abort(),
  }
}
