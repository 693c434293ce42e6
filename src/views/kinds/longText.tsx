import { prettyJson } from '@/schema/json'
import type { FieldOf } from '@/schema/kinds'
import { textOfMarkup } from '@/schema/markup'
import type { KindView } from '../kindView'
import { AreaInput } from './AreaInput'
import { TextFilter } from './TextFilter'

/** Characters of a long text that a list's cell shows. */
const shownLength = 40

type LongTextField = FieldOf<'longText'>

export const longTextView: KindView<LongTextField> = {
  cell: (value, field) => {
    const text = textOf(value, field)
    return <bdi title={text}>{beginningOf(text)}</bdi>
  },
  whole: (value, field) =>
    field.json ? (
      <pre className="wd-json">{prettyJson(String(value))}</pre>
    ) : (
      <bdi className="wd-long-text">{textOf(value, field)}</bdi>
    ),
  input: AreaInput,
  filter: TextFilter,
}

function textOf(value: unknown, { markup }: LongTextField): string {
  return markup ? textOfMarkup(String(value)) : String(value)
}

function beginningOf(text: string): string {
  const characters = [...text.slice(0, shownLength * 4).replaceAll(/\s+/g, ' ')]
  return characters.length <= shownLength
    ? characters.join('')
    : `${characters.slice(0, shownLength).join('')}…`
}
