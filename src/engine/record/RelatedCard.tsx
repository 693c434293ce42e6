import { useId, type ReactNode } from 'react'
import './related.css'

type Props = {
  title: ReactNode
  /** Beside the title. */
  beside?: ReactNode
  /** Undefined while they load. */
  children?: ReactNode
}

/** A short list of other records on a record's page. */
export function RelatedCard({ title, beside, children }: Props) {
  const id = useId()
  return (
    <section
      className="wd-panel wd-related-card"
      aria-labelledby={id}
      aria-busy={children === undefined}
    >
      <header>
        <h2 id={id} className="wd-section-title">
          {title}
        </h2>
        {beside}
      </header>
      {children ?? (
        <div className="wd-related-skeleton" aria-hidden>
          <span />
          <span />
          <span />
        </div>
      )}
    </section>
  )
}
