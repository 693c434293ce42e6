import type { ButtonHTMLAttributes } from 'react'

const looks = {
  plain: 'wd-button',
  primary: 'wd-button wd-button-primary',
  /** Opens a dangerous action. */
  adverse: 'wd-button wd-button-adverse',
  /** Performs a dangerous action. */
  danger: 'wd-button wd-button-danger',
  small: 'wd-small-button',
} as const

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { look?: keyof typeof looks }

/** Submits no form unless its type is `submit`. */
export function Button({ look = 'plain', className, ...attributes }: Props) {
  const classes = className === undefined ? looks[look] : `${looks[look]} ${className}`
  return <button type="button" {...attributes} className={classes} />
}
