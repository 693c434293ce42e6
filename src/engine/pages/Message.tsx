import type { ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import { Link, useNavigate } from 'react-router'
import { Illustration } from '@/engine/ui/crash/Illustration'
import type { IllustrationName } from '@/engine/ui/crash/illustrations/IllustrationOf'
import { Icon, type IconName } from '@/engine/ui/icons'
import { usePageTitle } from '@/engine/ui/PageTitle'
import { Button } from '@/engine/ui/Button'

type Picture =
  { illustration: IllustrationName; icon?: never } | { icon: IconName; illustration?: never }
type MessageProps = Picture & { title: string; children: ReactNode }

export function Message({ icon, illustration, title, children }: MessageProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  usePageTitle(title)
  return (
    <section className="wd-message">
      {illustration ? (
        <Illustration name={illustration} />
      ) : (
        <Icon name={icon} className="wd-message-icon" />
      )}
      <h1 id="wd-page-title" tabIndex={-1}>
        {title}
      </h1>
      {children}
      <div className="wd-message-ways">
        <Link className="wd-button wd-button-primary" to="/index">
          {translate('pages.home')}
        </Link>
        {hasPast() && <Button onClick={() => void navigate(-1)}>{translate('pages.back')}</Button>}
      </div>
    </section>
  )
}

/** The router numbers its history entries. */
function hasPast(): boolean {
  const { idx }: { idx?: unknown } = window.history.state ?? {}
  return typeof idx !== 'number' || idx > 0
}
