import type { ButtonHTMLAttributes } from 'react'

const looks = {
  plain: 'wd-button',
  primary: 'wd-button wd-button-primary',
  danger: 'wd-button wd-button-danger',
  small: 'wd-small-button',
} as const

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  look?: keyof typeof looks
}

/** Submits no form unless its type is `submit`. */
export function Button({ look = 'plain', ...attributes }: Props) {
  return <button type="button" className={looks[look]} {...attributes} />
}
