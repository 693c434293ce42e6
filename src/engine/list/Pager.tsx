import { useEffect, useState, type FormEvent } from 'react'
import { useListPaginationContext, useTranslate } from 'ra-core'
import { useLocation } from 'react-router'
import { config } from '@/engine/config'
import { Icon } from '@/engine/ui/icons'

type PagerProps = { readAhead: (page: number) => void }

/** §9: total, sizes, prev, pager, next, jumper. Reaching a page's button with pointer or focus prefetches it. */
export function Pager({ readAhead }: PagerProps) {
  const t = useTranslate()
  const { total = 0, page, perPage, setPage, setPerPage, hasNextPage } = useListPaginationContext()
  if (total === 0) return null
  // without a count, there is one page more than was seen
  const isAtLeast = hasNextPage === true
  const last = Math.max(1, Math.ceil(total / perPage)) + (isAtLeast ? 1 : 0)
  return (
    <nav className="wd-pager" aria-label={t('views.pager')}>
      <span className="wd-pager-total">
        {t(isAtLeast ? 'views.totalAtLeast' : 'views.total', {
          total: total.toLocaleString('en-US'),
        })}
      </span>
      <SizeSelect perPage={perPage} setPerPage={setPerPage} />
      <PageButtons {...{ page, last, setPage, readAhead }} />
      <Jumper last={last} setPage={setPage} />
    </nav>
  )
}

type Sizes = { perPage: number; setPerPage: (size: number) => void }

/** Shows the choice at once; the address follows with its rows. */
function SizeSelect({ perPage, setPerPage }: Sizes) {
  const t = useTranslate()
  const { search } = useLocation()
  const [chosen, choose] = useState<{ at: string; size: number }>()
  // a choice ends with its address, or as its page is left
  useEffect(() => () => choose((last) => (last?.at === search ? undefined : last)), [search])
  return (
    <select
      className="wd-input"
      aria-label={t('views.pageSize')}
      value={chosen?.size ?? perPage}
      onChange={({ target }) => {
        const size = Number(target.value)
        choose({ at: search, size })
        setPerPage(size)
      }}
    >
      {config.pageSizes.map((size) => (
        <option key={size} value={size}>
          {t('views.perPage', { size })}
        </option>
      ))}
    </select>
  )
}

type Pages = PagerProps & { page: number; last: number; setPage: (page: number) => void }

function PageButtons({ page, last, setPage, readAhead }: Pages) {
  const t = useTranslate()
  const step = (name: 'previous' | 'next', to: number, icon: 'back' | 'chevron') => {
    const isThere = to >= 1 && to <= last
    const read = isThere ? () => readAhead(to) : undefined
    return (
      <button
        type="button"
        className="wd-page"
        aria-label={t(`ra.navigation.${name}`)}
        disabled={!isThere}
        onClick={() => setPage(to)}
        onPointerEnter={read}
        onPointerDown={read}
        onFocus={read}
      >
        <Icon name={icon} />
      </button>
    )
  }
  return (
    <span className="wd-pages">
      {step('previous', page - 1, 'back')}
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
      {step('next', page + 1, 'chevron')}
    </span>
  )
}

function Jumper({ last, setPage }: Pick<Pages, 'last' | 'setPage'>) {
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

/** At most nine links: first, last and the current page's neighbours. A gap hides at least two pages. */
export function pageLinks(page: number, last: number): (number | 'gap')[] {
  if (last <= 9) return Array.from({ length: last }, (_, index) => index + 1)
  const start = Math.min(Math.max(page - 2, 3), last - 6)
  const middle = Array.from({ length: 5 }, (_, index) => start + index)
  const before = start === 3 ? 2 : 'gap'
  const after = start + 5 === last - 1 ? last - 1 : 'gap'
  return [1, before, ...middle, after, last]
}

/** Limited to 1…last; undefined for text that is no number. */
export function jumpTarget(typed: string, last: number): number | undefined {
  if (!/^\d{1,9}$/.test(typed.trim())) return undefined
  return Math.min(Math.max(Number(typed), 1), last)
}
