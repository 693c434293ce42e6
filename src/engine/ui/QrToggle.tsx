import { useState } from 'react'
import { longestQrText } from './longestQrText'
import type { QrImage } from './QrImage'
import type { Words } from '../data/words'
import { plainText } from './plainText'

type Props = { text: string; words: Words }
type Drawing = typeof QrImage | 'failed'

/** Shows a text as a QR code on demand; its code is loaded then. */
export function QrToggle({ text, words }: Props) {
  const [drawing, setDrawing] = useState<Drawing>()
  if (text.length > longestQrText) return null
  const toggle = async () => {
    if (drawing !== undefined) return setDrawing(undefined)
    const draw = await import('./QrImage').then(
      (module) => module.QrImage,
      () => 'failed' as const,
    )
    setDrawing(() => draw)
  }
  const Image = drawing === 'failed' ? undefined : drawing
  return (
    <>
      <button
        type="button"
        className="wd-small-button"
        aria-expanded={Image !== undefined}
        onClick={() => void toggle()}
      >
        {words.t(Image ? 'kinds.hideQr' : 'kinds.showQr')}
      </button>
      {Image && (
        <span className="wd-qr-line">
          <Image text={text} label={words.t('kinds.qrOf', { text: plainText(text) })} />
        </span>
      )}
      {drawing === 'failed' && <span role="alert">{words.t('kinds.qrFailed')}</span>}
    </>
  )
}
