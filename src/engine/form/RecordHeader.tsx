import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../ui/icons'
import type { Words } from '../data/words'

type Props = { title: string; back: string | undefined; words: Words; children?: ReactNode }

/** The head of a record's page: the way back to its list, the title, what can be done. */
export function RecordHeader({ title, back, words, children }: Props) {
  return (
    <header className="wd-show-header">
      {back && (
        <Link className="wd-back" to={back}>
          <Icon name="back" />
          {words.plural}
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
