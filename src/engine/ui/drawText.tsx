import type { ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import { isHidden, splitHidden, type HiddenCharacter } from '@/engine/values/hiddenCharacters'
import { beginningOf, type PlainOptions } from './plainText'
import { ShowAll } from './ShowAll'
import './drawText.css'

type Options = PlainOptions & {
  /** Whether there is no room for a button: in a link, in an option. */
  readonly isBare?: boolean | undefined
}

/**
 * A text of the gateway as an operator reads it: hidden characters are drawn as symbols that say which they are, a
 * long text by its beginning and a button that opens the rest. A text without either is drawn as it is.
 */
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

/** Beside a link whose text is the beginning of a long one: the button that the link cannot hold. */
export function drawRest(value: unknown): ReactNode {
  const isLong = typeof value === 'string' && beginningOf(value) !== value
  return isLong ? <ShowAll text={value} /> : null
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
