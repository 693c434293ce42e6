import { useTranslate } from 'ra-core'
import type { Field } from '@/engine/schema/field'
import type { FilterProps, InputProps } from '../view/kindView'
import { Labelled } from './Labelled'
import { useFieldControl } from './useFieldControl'
import { drawText } from '../../ui/drawText'
import { plainText } from '../../ui/plainText'

export type Choice = { readonly code: string; readonly label: string }

type FilterChoices = Omit<FilterProps<unknown>, 'field'> & {
  readonly choices: readonly Choice[]
}

/** One toggle per choice: a click each, every choice in sight. */
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

/** One choice or none, where the gateway takes one. */
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
        {choices.map(({ code, label: choice }) => (
          <option key={code} value={code}>
            {plainText(choice)}
          </option>
        ))}
      </select>
    </label>
  )
}

type SelectProps = InputProps<Field> & { readonly choices: readonly Choice[] }

/** A form's choice; a value that is none of the choices stays, under its own name. */
export function SelectInput({ choices, ...props }: SelectProps) {
  const { value, onChange, notice, attributes } = useFieldControl(props)
  const isForeign = value !== '' && choices.every(({ code }) => code !== value)
  return (
    <Labelled
      name={props.name}
      label={props.label}
      isRequired={props.field.required === true}
      notice={notice}
    >
      <select
        {...attributes}
        className="wd-input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" />
        {isForeign && <option value={value}>{plainText(value)}</option>}
        {choices.map(({ code, label: choice }) => (
          <option key={code} value={code}>
            {plainText(choice)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
