import type { ReactNode } from 'react'
import { prettyJson } from '@/engine/values/json'
import type { FieldOf } from './'
import { textOfMarkup } from '@/engine/values/markup'
import type { KindView } from './view/kindView'
import { AreaInput, TextFilter } from './inputs/TextInput'
import { drawText } from '@/engine/ui/drawText'
import { plainText } from '@/engine/ui/plainText'

const shownLength = 40

/** Longer JSON or markup is shown as the gateway sent it. */
const longestLaidOut = 20_000

/** A button opens what a record's page cuts off. */
const prose = { shape: 'prose', most: 2_000 } as const

type LongTextField = FieldOf<'longText'>

export const longTextView: KindView<LongTextField> = {
  cell: (value, { markup }) => {
    const text = markup ? textOfMarkup(String(value).slice(0, longestLaidOut)) : String(value)
    return <bdi title={plainText(text, { shape: 'prose' })}>{beginningOf(text)}</bdi>
  },
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
  input: AreaInput,
  filter: TextFilter,
}

function laidOut(text: string, { markup, json }: LongTextField): string {
  if (text.length > longestLaidOut) return text
  if (json) return prettyJson(text)
  return markup ? textOfMarkup(text) : text
}

function beginningOf(text: string): ReactNode {
  const characters = [...text.slice(0, shownLength * 4).replaceAll(/\s+/g, ' ')]
  const shown = characters.slice(0, shownLength).join('')
  return (
    <>
      {drawText(shown, prose)}
      {characters.length > shownLength && '…'}
    </>
  )
}
