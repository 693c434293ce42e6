import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import { LateQr } from './LateQr'
import { plainText } from './plainText'

/** In characters; cameras can't read longer ones from a screen. */
export const longestQrText = 600

type Props = {
  text: string
  /** Whether it is one of the icons of a cell's toolbar, below which the code appears. */
  isInBar?: boolean
}

export function QrToggle({ text, isInBar = false }: Props) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  if (text.length > longestQrText) return null
  const label = t(isShown ? 'kinds.hideQr' : 'kinds.showQr')
  const toggle = { 'aria-expanded': isShown, onClick: () => setShown(!isShown) }
  return (
    <>
      {isInBar ? (
        <IconButton icon="qr" label={label} className="wd-copy" {...toggle} />
      ) : (
        <Button look="small" {...toggle}>
          {label}
        </Button>
      )}
      {isShown && (
        <span className={isInBar ? 'wd-cell-qr' : 'wd-qr-line'}>
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
