import { useId } from 'react'
import type { FilterProps } from '../view/kindView'
import { longestFilter } from '@/engine/schema/filterOps'
import { HiddenNote } from './HiddenNote'

/** One text, sent as it is typed. */
export function TextFilter({ name, label, value, onChange }: FilterProps<unknown>) {
  const id = useId()
  const text = typeof value === 'string' ? value : ''
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
        autoComplete="off"
        spellCheck={false}
        maxLength={longestFilter}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <HiddenNote text={text} label={label} onChange={onChange} />
    </div>
  )
}
