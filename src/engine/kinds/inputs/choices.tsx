import { useTranslate } from 'ra-core'
import type { Field } from '@/engine/schema/field'
import { drawText } from '@/engine/ui/drawText'
import { plainText } from '@/engine/ui/plainText'
import type { FilterProps, InputProps } from '../view/kindView'
import { useFieldControl } from './fieldControl'
import { Labelled } from './Labelled'

export type Choice = { readonly code: string; readonly label: string }

type Choices = { readonly choices: readonly Choice[] }
type FilterChoices = Omit<FilterProps<unknown>, 'field'> & Choices

export function ToggleFilter({ name, label, value, onChange, choices }: FilterChoices) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const toggle = (code: string) =>
    onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  return (
    <fieldset className="wd-field wd-choices">
      <legend className="wd-label">{label}</legend>
      <span className="wd-choice-row">
        {choices.map((choice) => (
          <label key={choice.code} className="wd-choice">
            <input
              type="checkbox"
              name={name}
              value={choice.code}
              checked={chosen.includes(choice.code)}
              onChange={() => toggle(choice.code)}
            />
            <span>{drawText(choice.label, { isBare: true })}</span>
          </label>
        ))}
      </span>
    </fieldset>
  )
}

export function SelectFilter({ name, label, value, onChange, choices }: FilterChoices) {
  const t = useTranslate()
  return (
    <label className="wd-field">
      <span className="wd-label">{label}</span>
      <select
        className="wd-input"
        name={name}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('views.any')}</option>
        <Options choices={choices} />
      </select>
    </label>
  )
}

/** A value outside the choices stays, under its own name. */
export function SelectInput({ choices, ...props }: InputProps<Field> & Choices) {
  const { value, onChange, notice, attributes } = useFieldControl(props)
  const isForeign = value !== '' && choices.every(({ code }) => code !== value)
  return (
    <Labelled {...props} notice={notice}>
      <select
        {...attributes}
        className="wd-input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" />
        {isForeign && <option value={value}>{plainText(value)}</option>}
        <Options choices={choices} />
      </select>
    </Labelled>
  )
}

function Options({ choices }: Choices) {
  return choices.map(({ code, label }) => (
    <option key={code} value={code}>
      {plainText(label)}
    </option>
  ))
}
