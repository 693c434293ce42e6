import type { ReactNode } from 'react'
import type { FieldOptions } from '@/engine/schema/field'

export type Notice = { readonly text: string; readonly isProblem: boolean }

type Props = {
  name: string
  label: string
  note?: string | undefined
  field: Pick<FieldOptions, 'required'>
  notice: Notice | undefined
  children: ReactNode
}

/** The control's id is `wd-<name>`. */
export function Labelled({ name, label, note, field, notice, children }: Props) {
  return (
    <div className="wd-field">
      <label className="wd-label" htmlFor={`wd-${name}`}>
        {label}
        {note && <span className="wd-note"> {note}</span>}
        <RequiredMark field={field} />
      </label>
      {children}
      <Help name={name} notice={notice} />
    </div>
  )
}

export function RequiredMark({ field }: Pick<Props, 'field'>) {
  return field.required && <span className="wd-required"> *</span>
}

/** A problem interrupts a screen reader; any other message waits. */
export function Help({ name, notice }: Pick<Props, 'name' | 'notice'>) {
  return (
    <span
      className={notice?.isProblem === false ? 'wd-help wd-help-told' : 'wd-help'}
      id={`wd-${name}-help`}
      role={notice ? (notice.isProblem ? 'alert' : 'status') : undefined}
    >
      {notice?.text}
    </span>
  )
}

type FilterProps = { id: string; label: string; className?: string; children: ReactNode }

export function LabelledFilter({ id, label, className = 'wd-field', children }: FilterProps) {
  return (
    <div className={className}>
      <label className="wd-label" htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  )
}
