import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { longestQrText } from './longestQrText'
import type { QrImage } from './QrImage'
import { plainText } from './plainText'

type Props = { text: string }
type Drawing = typeof QrImage | 'failed'

/** Shows a text as a QR code on demand; its code is loaded then. */
export function QrToggle({ text }: Props) {
  const t = useTranslate()
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
        {t(Image ? 'kinds.hideQr' : 'kinds.showQr')}
      </button>
      {Image && (
        <span className="wd-qr-line">
          <Image text={text} label={t('kinds.qrOf', { text: plainText(text) })} />
        </span>
      )}
      {drawing === 'failed' && <span role="alert">{t('kinds.qrFailed')}</span>}
    </>
  )
}
