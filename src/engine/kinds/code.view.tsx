import { entryOf } from '@/engine/schema/dict'
import { kinds, type FieldOf } from '@/engine/kinds'
import type { FilterProps, InputProps, KindView } from './view/kindView'
import type { Words } from '../data/words'
import { SelectFilter, SelectInput, ToggleFilter, type Choice } from './inputs/choices'
import { drawText } from '../ui/drawText'

type CodeField = FieldOf<'code'>

export const codeView: KindView<CodeField> = {
  cell: (value, field, { words, isInLink }) => (
    <span className={`wd-tag wd-tag-${entryOf(field.dict, String(value))?.[2] ?? 'neutral'}`}>
      {drawText(labelOf(field, String(value), words), { isBare: isInLink })}
    </span>
  ),
  input: CodeInput,
  filter: CodeFilter,
  plain: true,
  stateless: true,
}

function CodeFilter(props: FilterProps<CodeField>) {
  const Filter = props.field.filter === 'eq' ? SelectFilter : ToggleFilter
  return <Filter {...props} choices={choicesOf(props.field, props.words)} />
}

function CodeInput(props: InputProps<CodeField>) {
  return <SelectInput {...props} choices={choicesOf(props.field, props.words)} />
}

function choicesOf(field: CodeField, words: Words): readonly Choice[] {
  return field.dict.entries.map(([code]) => ({ code, label: labelOf(field, code, words) }))
}

function labelOf(field: CodeField, code: string, words: Words): string {
  return words.say(kinds.code.format(code, field))
}
