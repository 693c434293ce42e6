import { prettyJson } from '@/schema/json'
import type { FieldOf } from '@/schema/kinds'
import type { KindView } from '../kindView'
import { AreaInput } from './AreaInput'
import { TextFilter } from './TextFilter'

/** Characters of a long text that a list's cell shows. */
const shownLength = 40

export const longTextView: KindView<FieldOf<'longText'>> = {
  cell: (value) => <bdi title={String(value)}>{beginningOf(String(value))}</bdi>,
  whole: (value, { json }) =>
    json ? (
      <pre className="wd-json">{prettyJson(String(value))}</pre>
    ) : (
      <bdi className="wd-long-text">{String(value)}</bdi>
    ),
  input: AreaInput,
  filter: TextFilter,
}

function beginningOf(text: string): string {
  const characters = [...text.slice(0, shownLength * 4).replaceAll(/\s+/g, ' ')]
  return characters.length <= shownLength
    ? characters.join('')
    : `${characters.slice(0, shownLength).join('')}…`
}
