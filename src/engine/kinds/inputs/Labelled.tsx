import type { ReactNode } from 'react'

/** What stands under an input: a problem, or what was understood. */
export type Notice = { readonly text: string; readonly isProblem: boolean }

type Props = {
  name: string
  label: string
  /** What the label says besides: the unit, the zone. */
  note?: string | undefined
  isRequired: boolean
  notice: Notice | undefined
  children: ReactNode
}

/** A form's control under its label, with its message below; the control is `wd-<name>`. */
export function Labelled({ name, label, note, isRequired, notice, children }: Props) {
  return (
    <div className="wd-field">
      <label className="wd-label" htmlFor={`wd-${name}`}>
        {label}
        {note && <span className="wd-note"> {note}</span>}
        {isRequired && <span className="wd-required"> *</span>}
      </label>
      {children}
      <Help name={name} notice={notice} />
    </div>
  )
}

/** The message of an input; what is wrong is said at once, what was understood when there is time. */
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
