import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'

type Props = {
  text: string
  /** What is copied, and by what. */
  label: string
  onDone: () => void
  /** Called when it was left by the keyboard. */
  onEscape: () => void
}

/** A text whole and selected, where the browser does not let the page copy it; gone once it is left. */
export function CopyByHand({ text, label, onDone, onEscape }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    // over whatever would clip or cover it, where the browser can
    if ('showPopover' in HTMLElement.prototype) area.current?.showPopover()
    area.current?.focus()
    area.current?.select()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    // neither the table nor a dialog is meant
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
