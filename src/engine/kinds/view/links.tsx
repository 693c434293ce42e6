import type { ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import { webAddress } from '@/engine/schema/validators/url'
import { drawText } from '@/engine/ui/text/drawText'
import { Icon } from '@/engine/ui/icons'
import { plainText } from '@/engine/ui/text/plainText'

type Props = { href: string; className?: string; name?: string; children?: ReactNode }

/** Opens a new tab that knows nothing of this one. */
export function ForeignLink({ href, className = 'wd-foreign', name, children }: Props) {
  const newTab = useTranslate()('shell.newTab')
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={name ?? plainText(href)}
      aria-label={name && `${name} (${newTab})`}
    >
      {children}
      <Icon name="external" />
      {!name && (
        <>
          {' '}
          <span className="wd-visually-hidden">({newTab})</span>
        </>
      )}
    </a>
  )
}

/** A list's cell shows this many characters of an address. */
const shownLength = 40

type WebLinkProps = { text: string; href?: string | undefined; isCut?: boolean }

/** A text that is no address stays text. */
export function WebLink({ text, href = webAddress(text), isCut }: WebLinkProps) {
  const isLink = href !== undefined
  const shown = drawText(text, isCut ? { most: shownLength, isBare: true } : { isBare: isLink })
  if (!isLink) return <bdi title={plainText(text)}>{shown}</bdi>
  return (
    <ForeignLink href={href}>
      <bdi>{shown}</bdi>
    </ForeignLink>
  )
}
