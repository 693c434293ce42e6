import { useEffect, useRef, useState } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import type { SecondFactor } from '@/engine/data/publicCalls'
import { Icon } from '@/engine/ui/icons'
import type { QrImage } from '@/engine/ui/QrImage'

/** The secret as a QR code and as text to type or copy. */
export function BindSecret({ factor: { secret, otpauth } }: { factor: SecondFactor }) {
  const { t } = usePublicWords()
  const text = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setSaid(t('bind.copied'))
    } catch {
      // no clipboard on an insecure origin, or no permission
      if (text.current) getSelection()?.selectAllChildren(text.current)
      setSaid(t('bind.copyByHand'))
    }
  }
  return (
    <div className="wd-bind">
      <SecretQr text={otpauth} />
      <div className="wd-bind-secret">
        <p id="bind-secret">{t('bind.secret')}</p>
        <code ref={text} aria-labelledby="bind-secret">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <button
          type="button"
          className="wd-icon-button"
          aria-label={t('bind.copy')}
          title={t('bind.copy')}
          onClick={() => void copy()}
        >
          <Icon name="copy" />
        </button>
      </div>
      <p className="wd-bind-said" role="status">
        {said}
      </p>
    </div>
  )
}

type Drawing = typeof QrImage | 'failed'

function SecretQr({ text }: { text: string }) {
  const { t } = usePublicWords()
  const [drawing, setDrawing] = useState<Drawing>()
  useEffect(() => {
    import('@/engine/ui/QrImage').then(
      (module) => setDrawing(() => module.QrImage),
      () => setDrawing('failed'),
    )
  }, [])
  if (drawing === 'failed') return <p role="alert">{t('bind.qrFailed')}</p>
  const Image = drawing
  return Image ? (
    <Image text={text} label={t('bind.qr')} />
  ) : (
    <span className="wd-bind-wait" aria-busy="true" />
  )
}
