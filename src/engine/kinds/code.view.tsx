import { useTranslate } from 'ra-core'
import { entryOf } from '@/engine/schema/dict'
import { kinds, type FieldOf } from '@/engine/kinds'
import type { FilterProps, InputProps, KindView } from './view/kindView'
import { type Translate, messageText } from '../data/labels'
import { SelectFilter, SelectInput, ToggleFilter, type Choice } from './inputs/choices'
import { drawText } from '../ui/drawText'

type CodeField = FieldOf<'code'>

export const codeView: KindView<CodeField> = {
  cell: (value, field, { t, isInLink }) => (
    <span className={`wd-tag wd-tag-${entryOf(field.dict, String(value))?.[2] ?? 'neutral'}`}>
      {drawText(labelOf(field, String(value), t), { isBare: isInLink })}
    </span>
  ),
  input: CodeInput,
  filter: CodeFilter,
  plain: true,
  stateless: true,
}

function CodeFilter(props: FilterProps<CodeField>) {
  const t = useTranslate()
  const Filter = props.field.filter === 'eq' ? SelectFilter : ToggleFilter
  return <Filter {...props} choices={choicesOf(props.field, t)} />
}

function CodeInput(props: InputProps<CodeField>) {
  const t = useTranslate()
  return <SelectInput {...props} choices={choicesOf(props.field, t)} />
}

function choicesOf(field: CodeField, t: Translate): readonly Choice[] {
  return field.dict.entries.map(([code]) => ({ code, label: labelOf(field, code, t) }))
}

function labelOf(field: CodeField, code: string, t: Translate): string {
  return messageText(kinds.code.format(code, field), t)
}
