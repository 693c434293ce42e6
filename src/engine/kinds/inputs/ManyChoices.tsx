import { useId, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Field } from '@/engine/schema/field'
import { plainText } from '@/engine/ui/text/plainText'
import type { FilterProps, InputProps } from '../view/kindView'
import type { Choice } from '../choices.inputs'
import { TextFilter, TextInput } from './TextInput'

type Many = { readonly choices: readonly Choice[] }

/** For more choices than a list can show: the operator types, and matching codes are offered. */
export function ManyChoicesInput({ choices, ...props }: InputProps<Field> & Many) {
  const list = useId()
  const value: unknown = useWatch({ name: props.name })
  const typed = String(value ?? '')
  const chosen = useMemo(() => choices.find(({ code }) => code === typed), [choices, typed])
  return (
    <>
      <TextInput
        {...props}
        hint={chosen && { text: plainText(chosen.label), isProblem: false }}
        attributes={{ list }}
      />
      <Offered id={list} choices={choices} typed={typed} />
    </>
  )
}

/** Takes one code even where the gateway would take several. */
export function ManyChoicesFilter({ choices, ...props }: FilterProps<Field> & Many) {
  const list = useId()
  const { field, value, onChange } = props
  const typed = [value].flat().find((code) => typeof code === 'string') ?? ''
  const take = (code: unknown, isTyped?: boolean) =>
    onChange(field.filter === 'in' ? [code].filter((one) => one !== '') : code, isTyped)
  return (
    <TextFilter {...props} value={typed} onChange={take} list={list}>
      <Offered id={list} choices={choices} typed={typed} />
    </TextFilter>
  )
}

const mostOffered = 50

function Offered({ id, choices, typed }: Many & { id: string; typed: string }) {
  const wanted = typed.trim().toLowerCase()
  const found = useMemo(() => {
    const matching: Choice[] = []
    for (const choice of choices) {
      if (matching.length === mostOffered) break
      const texts = [choice.code, choice.label]
      if (texts.some((text) => text.toLowerCase().includes(wanted))) matching.push(choice)
    }
    return matching
  }, [choices, wanted])
  return (
    <datalist id={id}>
      {found.map(({ code, label }) => (
        <option key={code} value={code} label={plainText(label)} />
      ))}
    </datalist>
  )
}
