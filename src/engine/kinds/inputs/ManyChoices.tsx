import { useId, useMemo } from 'react'
import type { FilterProps, InputProps } from '../view/kindView'
import { longestFilter } from '@/engine/schema/filterOps'
import type { Choice } from './choices'
import { Labelled } from './Labelled'
import type { Field } from '@/engine/schema/field'
import { useTextControl } from './useTextControl'
import { plainText } from '../../ui/plainText'
import { HiddenNote } from './HiddenNote'

type Many = { readonly choices: readonly Choice[] }

/** A form's choice among more than any list should hold: the code is typed, what matches is offered. */
export function ManyChoicesInput({ choices, ...props }: InputProps<Field> & Many) {
  const list = useId()
  const { control, change, said, isInvalid } = useTextControl(props)
  const named = useLabel(choices, control.value)
  return (
    <Labelled
      name={props.name}
      label={props.label}
      isRequired={props.field.required === true}
      notice={said ?? named}
    >
      <span className="wd-input-box" data-invalid={isInvalid}>
        <input {...control} type="text" list={list} />
      </span>
      <HiddenNote text={control.value} label={props.label} onChange={change} />
      <Offered id={list} choices={choices} typed={control.value} />
    </Labelled>
  )
}

/** The same of a filter, which takes one code however many the gateway would. */
export function ManyChoicesFilter({
  name,
  label,
  field,
  value,
  onChange,
  choices,
}: FilterProps<Field> & Many) {
  const list = useId()
  const id = useId()
  const typed = [value].flat().find((code) => typeof code === 'string') ?? ''
  const take = (code: string) =>
    onChange(field.filter === 'in' ? [code].filter((one) => one !== '') : code)
  return (
    <div className="wd-field">
      <label className="wd-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="wd-input"
        name={name}
        type="text"
        list={list}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestFilter}
        value={typed}
        onChange={(event) => take(event.target.value)}
      />
      <HiddenNote text={typed} label={label} onChange={take} />
      <Offered id={list} choices={choices} typed={typed} />
    </div>
  )
}

const mostOffered = 50

function Offered({ id, choices, typed }: Many & { id: string; typed: string }) {
  const wanted = typed.trim().toLowerCase()
  const found = useMemo(() => {
    const isFound = ({ code, label }: Choice) =>
      code.toLowerCase().includes(wanted) || label.toLowerCase().includes(wanted)
    return firstOf(choices, isFound, mostOffered)
  }, [choices, wanted])
  return (
    <datalist id={id}>
      {found.map(({ code, label }) => (
        <option key={code} value={code} label={plainText(label)} />
      ))}
    </datalist>
  )
}

function useLabel(choices: readonly Choice[], typed: string) {
  const text = useMemo(() => choices.find(({ code }) => code === typed)?.label, [choices, typed])
  return text === undefined ? undefined : { text: plainText(text), isProblem: false }
}

function firstOf<T>(all: readonly T[], isWanted: (one: T) => boolean, most: number): readonly T[] {
  const found: T[] = []
  for (const one of all) {
    if (found.length === most) break
    if (isWanted(one)) found.push(one)
  }
  return found
}
