import { useController } from 'react-hook-form'
import type { FilterProps, InputProps } from '../kindView'
import { inputProblem } from './inputProblem'
import { Labelled } from './Labelled'
import type { Declared } from './useTextControl'

export type Choice = { readonly code: string; readonly label: string }

type FilterChoices = Omit<FilterProps<unknown>, 'field' | 'words'> & {
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
            <span>{choice.label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  )
}

/** One choice or none, where the gateway takes one. */
export function SelectFilter({ name, label, value, onChange, choices }: FilterChoices) {
  return (
    <label className="wd-field">
      <span className="wd-label">{label}</span>
      <select
        className="wd-input"
        name={name}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" />
        {choices.map(({ code, label: words }) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

type SelectProps = InputProps<Declared> & { readonly choices: readonly Choice[] }

/** A form's choice; a value that is none of the choices stays, under its own name. */
export function SelectInput({ name, label, field, words, choices }: SelectProps) {
  const { field: input, fieldState } = useController({
    name,
    defaultValue: '',
    rules: { validate: (value: string) => inputProblem(field, label, value, words) },
  })
  const message = fieldState.error?.message
  const value = String(input.value ?? '')
  const isForeign = value !== '' && choices.every(({ code }) => code !== value)
  return (
    <Labelled
      name={name}
      label={label}
      isRequired={field.required === true}
      notice={message === undefined ? undefined : { text: message, isProblem: true }}
    >
      <select
        {...input}
        value={value}
        id={`wd-${name}`}
        className="wd-input"
        aria-required={field.required === true}
        aria-invalid={message !== undefined}
        aria-describedby={`wd-${name}-help`}
      >
        <option value="" />
        {isForeign && <option value={value}>{value}</option>}
        {choices.map(({ code, label: choice }) => (
          <option key={code} value={code}>
            {choice}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
