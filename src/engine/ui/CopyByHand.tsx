import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'

type Props = {
  text: string
  label: string
  onDone: () => void
  onEscape: () => void
}

/** The whole text, selected, for browsers that refuse to copy; closes on blur. */
export function CopyByHand({ text, label, onDone, onEscape }: Props) {
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
