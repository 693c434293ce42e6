import { createElement, useState } from 'react'
import { useTranslate } from 'ra-core'
import { Button } from './Button'
import { lateCode, useLate } from './late/lateCode'
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

const lateImage = lateCode(async () => (await import('./QrImage')).QrImage)

type LateQrProps = { text: string; label: string; failedText: string }

export function LateQr({ text, label, failedText }: LateQrProps) {
  const { code, hasFailed } = useLate(lateImage)
  if (hasFailed) return <span role="alert">{failedText}</span>
  if (!code) return <span className="wd-qr" aria-busy="true" />
  return createElement(code, { text, label })
}
