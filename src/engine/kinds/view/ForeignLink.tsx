import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons'
import type { Words } from '../../data/words'
import { plainText } from '../../ui/plainText'

type Props = { href: string; words: Words; className?: string; name?: string; children?: ReactNode }

/** A way out of the portal: a new tab that knows nothing of this one. */
export function ForeignLink({ href, words, className = 'wd-foreign', name, children }: Props) {
  const newTab = words.t('shell.newTab')
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
