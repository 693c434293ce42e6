import { useRef, useState } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import { CopyByHand } from './CopyByHand'
import { Icon } from './icons'
import { plainText } from './plainText'

type Props = {
  text: string
  /** Announced in place of the text: for a secret or a whole file. */
  name?: string
}

/** Copies the whole text; if the browser refuses, selects it for copying by hand. */
export function CopyButton({ text, name = plainText(text) }: Props) {
  const t = useTranslate()
  const notify = useNotify()
  const button = useRef<HTMLButtonElement>(null)
  // the text, as the button may be reused for another
  const [byHand, setByHand] = useState<string>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify('views.copied', { type: 'info', messageArgs: { text: name } })
    } catch {
      // no clipboard on an insecure origin, or no permission
      setByHand(text)
      notify('views.copyByHand', { type: 'warning' })
    }
  }
  const label = t('views.copy', { text: name })
  return (
    <>
      <button
        ref={button}
        type="button"
        className="wd-copy"
        aria-label={label}
        title={t('views.copyShort')}
        onClick={() => void copy()}
      >
        <Icon name="copy" />
      </button>
      {byHand === text && (
        <CopyByHand
          text={text}
          label={label}
          onDone={() => setByHand(undefined)}
          onEscape={() => button.current?.focus()}
        />
      )}
    </>
  )
}
