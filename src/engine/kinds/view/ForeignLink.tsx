import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons'
import { plainText } from '../../ui/plainText'
import { useTranslate } from 'ra-core'

type Props = { href: string; className?: string; name?: string; children?: ReactNode }

/** A way out of the portal: a new tab that knows nothing of this one. */
export function ForeignLink({ href, className = 'wd-foreign', name, children }: Props) {
  const t = useTranslate()
  const newTab = t('shell.newTab')
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
      {!name && <NewTab text={newTab} />}
    </a>
  )
}

function NewTab({ text }: { text: string }) {
  return (
    <>
      {' '}
      <span className="wd-visually-hidden">({text})</span>
    </>
  )
}
