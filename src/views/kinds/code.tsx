import { useController } from 'react-hook-form'
import { entryOf, type DictEntry } from '@/schema/dict'
import { kinds, type FieldOf } from '@/schema/kinds'
import type { FilterProps, InputProps, KindView } from '../kindView'
import type { Words } from '../words'

type CodeField = FieldOf<'code'>

export const codeView: KindView<CodeField> = {
  cell: (value, field, { words }) => (
    <span className={`wd-tag wd-tag-${entryOf(field.dict, String(value))?.[2] ?? 'neutral'}`}>
      {labelOf(field, String(value), words)}
    </span>
  ),
  input: CodeInput,
  filter: CodeFilter,
  plain: true,
}

/** One toggle per code: a click each, every choice in sight. */
function CodeFilter({ name, label, field, value, onChange, words }: FilterProps<CodeField>) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const toggle = ([code]: DictEntry) =>
    onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  return (
    <fieldset className="wd-field wd-choices">
      <legend className="wd-label">{label}</legend>
      <span className="wd-choice-row">
        {field.dict.entries.map((entry) => (
          <label key={entry[0]} className="wd-choice">
            <input
              type="checkbox"
              name={name}
              value={entry[0]}
              checked={chosen.includes(entry[0])}
              onChange={() => toggle(entry)}
            />
            <span>{labelOf(field, entry[0], words)}</span>
          </label>
        ))}
      </span>
    </fieldset>
  )
}

function CodeInput({ name, label, field, words }: InputProps<CodeField>) {
  const { field: input, fieldState } = useController({
    name,
    defaultValue: '',
    rules: { required: { value: field.required === true, message: required(label, words) } },
  })
  return (
    <label className="wd-field">
      <span className="wd-label">{label}</span>
      <select {...input} className="wd-input" aria-invalid={fieldState.error !== undefined}>
        <option value="" />
        {field.dict.entries.map(([code]) => (
          <option key={code} value={code}>
            {labelOf(field, code, words)}
          </option>
        ))}
      </select>
      <span className="wd-help">{fieldState.error?.message}</span>
    </label>
  )
}

function required(label: string, words: Words): string {
  return words.t('validation.required', { field: label })
}

function labelOf(field: CodeField, code: string, words: Words): string {
  return words.say(kinds.code.format(code, field))
}
