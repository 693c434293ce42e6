import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSurface } from '@/engine/data/resource'
import { Icon } from '@/engine/ui/icons'
import { usePageTitle } from '@/engine/ui/PageTitle'
import '@/engine/ui/views.css'
import '@/engine/ui/show.css'

type Props = {
  title: string
  back?: string | undefined
  isBusy?: boolean
  className?: string
  /** Beside the way back. */
  walk?: ReactNode
  /** Beside the title. */
  head?: ReactNode
  children: ReactNode
}

/** The frame of every page about one record, whose title is also the browser tab's. */
export function RecordPage({ title, back, isBusy, className, walk, head, children }: Props) {
  const { labels } = useSurface()
  usePageTitle(title)
  return (
    <article
      className={className ? `wd-show ${className}` : 'wd-show'}
      aria-labelledby="wd-page-title"
      aria-busy={isBusy}
    >
      <header className="wd-show-header">
        {back && (
          <div className="wd-show-way">
            <Link className="wd-back" to={back}>
              <Icon name="back" />
              {labels.plural}
            </Link>
            {walk}
          </div>
        )}
        <div className="wd-show-title">
          <h1 id="wd-page-title" tabIndex={-1}>
            {title}
          </h1>
          {head}
        </div>
      </header>
      {children}
    </article>
  )
}
