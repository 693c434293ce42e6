import type { HTMLAttributes, ReactNode, Ref } from 'react'

type Props = Pick<HTMLAttributes<HTMLDivElement>, 'tabIndex'> & {
  tone?: 'danger' | 'warning' | 'success'
  /** Screen readers announce `status` when idle, `alert` at once. */
  role?: 'alert' | 'status'
  ref?: Ref<HTMLDivElement>
  buttons?: ReactNode
  children: ReactNode
}

export function Alert({ tone, role = 'alert', buttons, children, ...attributes }: Props) {
  return (
    <div className={tone ? `wd-alert wd-alert-${tone}` : 'wd-alert'} role={role} {...attributes}>
      {children}
      {buttons && <div className="wd-alert-buttons">{buttons}</div>}
    </div>
  )
}
