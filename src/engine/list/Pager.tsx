import { useState, type FormEvent } from 'react'
import { useListPaginationContext, useTranslate } from 'ra-core'
import { Icon } from '../ui/icons'
import { config } from '@/engine/config'
import { jumpTarget, pageLinks } from './pages'

type PagerProps = { readAhead: (page: number) => void }

/** §9: total, sizes, prev, pager, next, jumper. A page is read as soon as it is reached for. */
export function Pager({ readAhead }: PagerProps) {
  const t = useTranslate()
  const { total = 0, page, perPage, setPage, setPerPage, ...list } = useListPaginationContext()
  if (total === 0) return null
  // of a gateway that does not count, one page more than was seen
  const isAtLeast = list.hasNextPage === true
  const last = Math.max(1, Math.ceil(total / perPage)) + (isAtLeast ? 1 : 0)
  return (
    <nav className="wd-pager" aria-label={t('views.pager')}>
      <span className="wd-pager-total">
        {t(isAtLeast ? 'views.totalAtLeast' : 'views.total', {
          total: total.toLocaleString('en-US'),
        })}
      </span>
      <select
        className="wd-input"
        aria-label={t('views.pageSize')}
        value={perPage}
        onChange={(event) => setPerPage(Number(event.target.value))}
      >
        {config.pageSizes.map((size) => (
          <option key={size} value={size}>
            {t('views.perPage', { size })}
          </option>
        ))}
      </select>
      <PageButtons {...{ page, last, setPage, readAhead, t }} />
      <Jumper last={last} setPage={setPage} />
    </nav>
  )
}

type Pages = PagerProps & { page: number; last: number; setPage: (page: number) => void }

function PageButtons({ page, last, setPage, readAhead }: Pages) {
  const t = useTranslate()
  const reachFor = (other: number) => {
    const read = () => readAhead(other)
    return { onPointerEnter: read, onPointerDown: read, onFocus: read }
  }
  return (
    <span className="wd-pages">
      <button
        type="button"
        className="wd-page"
        aria-label={t('ra.navigation.previous')}
        disabled={page <= 1}
        onClick={() => setPage(page - 1)}
        {...(page > 1 && reachFor(page - 1))}
      >
        <Icon name="back" />
      </button>
      {pageLinks(page, last).map((link, index) =>
        link === 'gap' ? (
          <span key={`gap-${index < 4 ? 'left' : 'right'}`} className="wd-page-gap">
            …
          </span>
        ) : (
          <button
            key={link}
            type="button"
            className="wd-page"
            aria-current={link === page ? 'page' : undefined}
            aria-label={t('ra.navigation.page', { page: link })}
            onClick={() => setPage(link)}
            onPointerDown={() => readAhead(link)}
          >
            {link}
          </button>
        ),
      )}
      <button
        type="button"
        className="wd-page"
        aria-label={t('ra.navigation.next')}
        disabled={page >= last}
        onClick={() => setPage(page + 1)}
        {...(page < last && reachFor(page + 1))}
      >
        <Icon name="chevron" />
      </button>
    </span>
  )
}

function Jumper({ last, setPage }: Omit<Pages, 'page' | 'readAhead'>) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const jump = (event: FormEvent) => {
    event.preventDefault()
    const target = jumpTarget(typed, last)
    setTyped('')
    if (target !== undefined) setPage(target)
  }
  return (
    <form className="wd-jumper" onSubmit={jump}>
      <label>
        {t('views.jump')}
        <input
          className="wd-input"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
    </form>
  )
}
