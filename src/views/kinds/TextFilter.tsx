import type { FilterProps } from '../kindView'
import { longestFilter } from '../longestFilter'

/** One text, sent as it is typed. */
export function TextFilter({ name, label, value, onChange }: FilterProps<unknown>) {
  return (
    <label className="wd-field">
      <span className="wd-label">{label}</span>
      <input
        className="wd-input"
        name={name}
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestFilter}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
