import type { ReactNode } from 'react'
import { CopyButton } from '@/engine/ui/text/CopyButton'
import { drawText } from '@/engine/ui/text/drawText'
import { isLong, plainText } from '@/engine/ui/text/plainText'
import { prettyJson } from '@/engine/values/json'
import { textOfMarkup } from '@/engine/values/markup'
import type { FieldOf } from '.'
import { secretView } from './secret.view'
import type { ViewsOf } from './view/kindView'
import { WebLink } from './view/links'

/** A button opens what a record's page cuts off. */
const prose = { shape: 'prose', most: 2_000 } as const

// in characters
const rowLength = 28

export const textViews: ViewsOf<'id' | 'text' | 'longText' | 'url' | 'secret'> = {
  id: {
    cell: (value) => drawText(String(value), { isBare: true }),
    look: 'wd-digits',
    plain: true,
    stateless: true,
  },
  text: {
    cell: (value, { worded }, { t }) =>
      drawText(worded ? t(String(value), { _: value }) : String(value), { isBare: true }),
    title: (value, { worded }, { isInRow }) =>
      isInRow && !worded && isLong(String(value), rowLength) ? plainText(String(value)) : undefined,
    cutAt: rowLength,
    plain: true,
    stateless: true,
  },
  longText: {
    cell: (value, field) => beginningOf(lineOf(value, field)),
    title: (value, field) => plainText(lineOf(value, field), { shape: 'prose' }),
    whole: (value, field) => {
      const text = laidOut(String(value), field)
      return field.json ? (
        <pre className="wd-json">{drawText(text, prose)}</pre>
      ) : (
        <bdi className="wd-long-text" translate="yes">
          {drawText(text, prose)}
        </bdi>
      )
    },
  },
  url: {
    cell: (value) => <WebLink text={String(value)} isCut />,
    whole: (value) => (
      <span className="wd-address-whole">
        <WebLink text={String(value)} />
        <CopyButton text={String(value)} />
      </span>
    ),
  },
  secret: secretView,
}

/** Longer JSON or markup is shown as the gateway sent it. */
const longestLaidOut = 20_000

function lineOf(value: unknown, { markup }: FieldOf<'longText'>): string {
  return markup ? textOfMarkup(String(value).slice(0, longestLaidOut)) : String(value)
}

function laidOut(text: string, { markup, json }: FieldOf<'longText'>): string {
  if (text.length > longestLaidOut) return text
  if (json) return prettyJson(text)
  return markup ? textOfMarkup(text) : text
}

const shownLength = 40

function beginningOf(text: string): ReactNode {
  const characters = [...text.slice(0, shownLength * 4).replaceAll(/\s+/g, ' ')]
  const shown = characters.slice(0, shownLength).join('')
  const drawn = drawText(shown, prose)
  if (characters.length <= shownLength) return drawn
  return typeof drawn === 'string' ? `${drawn}…` : [drawn, '…']
}
