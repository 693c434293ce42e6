import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { Button } from '../Button'
import { LateQr } from './LateQr'
import { plainText } from './plainText'

/** In characters; cameras can't read longer ones from a screen. */
export const longestQrText = 600

export function QrToggle({ text }: { text: string }) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  if (text.length > longestQrText) return null
  return (
    <>
      <Button look="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'kinds.hideQr' : 'kinds.showQr')}
      </Button>
      {isShown && (
        <span className="wd-qr-line">
          <LateQr
            text={text}
            label={t('kinds.qrOf', { text: plainText(text) })}
            failedText={t('kinds.qrFailed')}
          />
        </span>
      )}
    </>
  )
}
