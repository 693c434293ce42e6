import { createElement } from 'react'
import { lateCode, useLate } from '../late/lateCode'

const lateImage = lateCode(async () => (await import('./QrImage')).QrImage)

type LateQrProps = { text: string; label: string; failedText: string }

export function LateQr({ text, label, failedText }: LateQrProps) {
  const { code, hasFailed } = useLate(lateImage)
  if (hasFailed) return <span role="alert">{failedText}</span>
  if (!code) return <span className="wd-qr" aria-busy="true" />
  return createElement(code, { text, label })
}
