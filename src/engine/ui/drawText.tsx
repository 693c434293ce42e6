import type { ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import { isHidden, splitHidden, type HiddenCharacter } from '@/engine/values/hiddenCharacters'
import { beginningOf, type PlainOptions } from './plainText'
import { ShowAll } from './ShowAll'
import './drawText.css'

type Options = PlainOptions & {
  /** No room for a button, as in a link or an option. */
  readonly isBare?: boolean | undefined
}

/**
 * Renders text of the gateway safely: hidden characters as labelled symbols, a long text by its beginning and a
 * button that opens the rest.
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

/** The button for the rest of a long text, beside a link that cannot contain it. */
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
