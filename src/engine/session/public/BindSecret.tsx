import { useRef, useState } from 'react'
import { usePublicWords } from '../PublicWordsContext'
import type { SecondFactor } from '@/engine/data/publicCalls'
import { IconButton } from '@/engine/ui/IconButton'
import { LateQr } from '@/engine/ui/text/LateQr'

export function BindSecret({ factor: { secret, otpauth } }: { factor: SecondFactor }) {
  const { t } = usePublicWords()
  const text = useRef<HTMLElement>(null)
  const [status, setStatus] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setStatus(t('bind.copied'))
    } catch {
      // no clipboard on an insecure origin, or no permission
      if (text.current) getSelection()?.selectAllChildren(text.current)
      setStatus(t('bind.copyByHand'))
    }
  }
  return (
    <div className="wd-bind">
      <LateQr text={otpauth} label={t('bind.qr')} failedText={t('bind.qrFailed')} />
      <div className="wd-bind-secret">
        <p id="bind-secret">{t('bind.secret')}</p>
        <code ref={text} aria-labelledby="bind-secret">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <IconButton icon="copy" label={t('bind.copy')} onClick={() => void copy()} />
      </div>
      <p className="wd-bind-status" role="status">
        {status}
      </p>
    </div>
  )
}
