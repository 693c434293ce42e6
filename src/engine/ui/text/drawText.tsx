import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { useTranslate } from 'ra-core'
import { isHidden, splitHidden, type HiddenCharacter } from '@/engine/values/hiddenCharacters'
import { Button } from '../Button'
import { lazyView } from '../late/lazyView'
import { beginningOf, type PlainOptions } from './plainText'
import './drawText.css'

const WholeText = lazyView(async () => (await import('./WholeText')).WholeText)

type Options = PlainOptions & {
  /** No button for the rest, as inside a link or an option. */
  readonly isBare?: boolean | undefined
}

/** Shows hidden characters as labelled symbols, and a long text by its beginning with a button for the rest. */
export function drawText(text: string, { shape, most, isBare = false }: Options = {}): ReactNode {
  const shown = beginningOf(text, most)
  const parts = splitHidden(shown, shape)
  if (shown === text && parts.length === 1 && parts[0] === text) return text
  const drawn = parts.map((part, at) =>
    isHidden(part) ? <Sign key={`${at + 1}`} {...part} /> : part,
  )
  if (shown === text) return drawn
  return (
    <>
      <span className="wd-clipped">{drawn}…</span>
      {!isBare && <ShowAll text={text} />}
    </>
  )
}

function Sign({ label, code, effect }: HiddenCharacter) {
  const translate = useTranslate()
  const name = translate(`signs.${effect}`, { code: label === code ? code : `${label}, ${code}` })
  return (
    <span className="wd-sign" role="img" aria-label={name} title={name}>
      {`[${label}]`}
    </span>
  )
}

function stopHere(event: SyntheticEvent): void {
  event.stopPropagation()
}

type ShowAllProps = { text: string; onOpen?: (() => void) | undefined }

/** @param onOpen shows the text instead */
export function ShowAll({ text, onOpen }: ShowAllProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {' '}
      <Button
        look="small"
        aria-haspopup="dialog"
        onClick={(event) => {
          // not for the row or label around it
          event.preventDefault()
          if (onOpen) onOpen()
          else setOpen(true)
        }}
      >
        {translate('views.showAll', { count: text.length.toLocaleString('en-US') })}
      </Button>
      {isOpen && (
        // events inside the dialog must not reach the row
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <span onClick={stopHere} onKeyDown={stopHere}>
          <WholeText text={text} onClose={() => setOpen(false)} />
        </span>
      )}
    </>
  )
}
