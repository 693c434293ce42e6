import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLabels } from '@/engine/data/labels'
import { Icon } from '@/engine/ui/icons'

type Props = { title: string; back: string | undefined; children?: ReactNode }

export function RecordHeader({ title, back, children }: Props) {
  const labels = useLabels()
  return (
    <header className="wd-show-header">
      {back && (
        <Link className="wd-back" to={back}>
          <Icon name="back" />
          {labels.plural}
        </Link>
      )}
      <div className="wd-show-title">
        <h1 id="wd-page-title" tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </header>
  )
}
