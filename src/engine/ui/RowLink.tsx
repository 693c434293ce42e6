import type { AnchorHTMLAttributes } from 'react'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }

/** A link in a row of a table, whose one handler follows it: the router's own cost more than all else of a row. */
export function RowLink({ to, ...rest }: Props) {
  return <a {...rest} href={`#${to}`} data-to={to} />
}
