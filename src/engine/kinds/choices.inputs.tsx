import { useMemo } from 'react'
import { useTranslate } from 'ra-core'
import { useController } from 'react-hook-form'
import { useDictionary } from '@/engine/data/dictionaries'
import { messageText } from '@/engine/data/labels'
import { kindOf, type Field } from '@/engine/schema/field'
import { drawText } from '@/engine/ui/text/drawText'
import { lazyView } from '@/engine/ui/late/lazyView'
import { plainText } from '@/engine/ui/text/plainText'
import type { FieldOf } from '.'
import { flagWords } from './choices'
import { wordOf } from './choices.view'
import type { FilterProps, InputProps } from './view/kindView'
import { useFieldControl } from './inputs/fieldControl'
import { Help, Labelled } from './inputs/Labelled'
import { TextFilter, TextInput } from './inputs/TextInput'

export type Choice = { readonly code: string; readonly label: string }

type Choices = { readonly choices: readonly Choice[] }

/** From the gateway's dictionary, else the words that a workbook's cell may have, too. */
function useChoices(field: Field): readonly Choice[] {
  const t = useTranslate()
  const { dictionaryOf, fromSheet } = kindOf(field)
  const { entries } = useDictionary(dictionaryOf?.(field))
  return useMemo(() => {
    if (entries.length > 0) return entries
    const words = fromSheet?.(field) ?? []
    return words.map(([key, code]) => ({ code, label: messageText({ key }, t) }))
  }, [entries, fromSheet, field, t])
}

const mostInSight = 200

// few dictionaries have so many entries
const ManyChoicesInput = lazyView(
  async () => (await import('./inputs/ManyChoices')).ManyChoicesInput,
)
const ManyChoicesFilter = lazyView(
  async () => (await import('./inputs/ManyChoices')).ManyChoicesFilter,
)

// without a dictionary the operator types the code
export function ChoiceInput(props: InputProps<Field>) {
  const choices = useChoices(props.field)
  if (choices.length === 0) return <TextInput {...props} />
  if (choices.length > mostInSight) return <ManyChoicesInput {...props} choices={choices} />
  return <SelectInput {...props} choices={choices} />
}

export function ChoiceFilter(props: FilterProps<Field>) {
  const choices = useChoices(props.field)
  if (choices.length > mostInSight) return <ManyChoicesFilter {...props} choices={choices} />
  if (props.field.filter === 'in') return <ToggleFilter {...props} choices={choices} />
  if (choices.length === 0) return <TextFilter {...props} />
  return <SelectFilter {...props} choices={choices} />
}

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

export function FlagInput({ name, label, field }: InputProps<FieldOf<'flag'>>) {
  const t = useTranslate()
  const { on, off } = flagWords(field)
  const {
    field: { value, onChange, ...input },
    fieldState: { error },
  } = useController({ name, defaultValue: off })
  return (
    <div className="wd-field">
      <label className="wd-switch">
        <input
          {...input}
          type="checkbox"
          role="switch"
          id={`wd-${name}`}
          checked={value === on}
          aria-describedby={`wd-${name}-help`}
          onChange={(event) => onChange(event.target.checked ? on : off)}
        />
        <span>{label}</span>
        <span className="wd-note" aria-hidden="true">
          {wordOf(value === on, field, t)}
        </span>
      </label>
      <Help name={name} notice={error && { text: error.message ?? '', isProblem: true }} />
    </div>
  )
}
