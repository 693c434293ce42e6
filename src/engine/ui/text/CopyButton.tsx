import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import { IconButton } from '../IconButton'
import { plainText } from './plainText'

type Props = {
  text: string
  /** Announced in place of the text, such as a secret or a whole file. */
  name?: string
}

/** Selects the text for copying by hand if the browser refuses to copy. */
export function CopyButton({ text, name = plainText(text) }: Props) {
  const t = useTranslate()
  const notify = useNotify()
  const button = useRef<HTMLButtonElement>(null)
  // the text itself, as the button may be reused for another
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
      <IconButton
        icon="copy"
        label={label}
        ref={button}
        className="wd-copy"
        title={t('views.copyShort')}
        onClick={() => void copy()}
      />
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

type ByHandProps = {
  text: string
  label: string
  onDone: () => void
  onEscape: () => void
}

function CopyByHand({ text, label, onDone, onEscape }: ByHandProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    // above anything that would clip or cover it
    if ('showPopover' in HTMLElement.prototype) area.current?.showPopover()
    area.current?.focus()
    area.current?.select()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    // not for the table or dialog around it
    event.stopPropagation()
    if (event.key === 'Escape') onEscape()
  }
  return (
    <textarea
      ref={area}
      className="wd-copy-text wd-mono"
      popover="manual"
      readOnly
      rows={Math.min(8, text.split('\n').length + 1)}
      value={text}
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onBlur={onDone}
    />
  )
}
