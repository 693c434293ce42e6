import type { AnchorHTMLAttributes } from 'react'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }

/** A plain link, as a router link per row is slow: the table has one click handler. */
export function RowLink({ to, ...rest }: Props) {
  return <a {...rest} href={`#${to}`} data-to={to} />
}
