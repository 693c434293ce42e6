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
  const button = useRef<HTMLButtonElement>(null)
  const { copy, byHand } = useCopy(() => button.current?.focus())
  return (
    <>
      <IconButton
        icon="copy"
        label={t('views.copy', { text: name })}
        ref={button}
        className="wd-copy"
        title={t('views.copyShort')}
        onClick={() => copy(text, name)}
      />
      {byHand(text)}
    </>
  )
}

/**
 * Copies texts, and says so.
 *
 * @param onEscape after a text was not copied by hand
 * @returns with `copy` the text to copy by hand, if the browser refused and it is still the shown one
 */
export function useCopy(onEscape: () => void) {
  const t = useTranslate()
  const notify = useNotify()
  // the text itself, as the button may be reused for another
  const [refused, setRefused] = useState<{ text: string; name: string }>()
  const copy = (text: string, name = plainText(text)) => {
    const written = async () => navigator.clipboard.writeText(text)
    written().then(
      () => notify('views.copied', { type: 'info', messageArgs: { text: name } }),
      () => {
        // no clipboard on an insecure origin, or no permission
        setRefused({ text, name })
        notify('views.copyByHand', { type: 'warning' })
      },
    )
  }
  const byHand = (shown = refused?.text) =>
    refused && refused.text === shown ? (
      <CopyByHand
        text={refused.text}
        label={t('views.copy', { text: refused.name })}
        onDone={() => setRefused(undefined)}
        onEscape={onEscape}
      />
    ) : null
  return { copy, byHand }
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
