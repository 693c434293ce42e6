import { memo, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useIgnoredFilter } from '@/engine/data/gatewayTraits'
import { useSession } from '@/engine/data/session'
import { useResource, useSurface } from '@/engine/data/resource'
import { useScope } from '@/engine/data/scope'
import { Button } from '@/engine/ui/Button'
import { Icon } from '@/engine/ui/icons'
import { lazyView } from '@/engine/ui/late/lazyView'
import { FilterChip } from './FilterChip'
import type { OpenAt } from './FilterFields'
import { useFilterDraft } from './useFilterDraft'

// closed until a press
export const FilterFields = lazyView(async () => (await import('./FilterFields')).FilterFields)

/** One line of chips that opens into fields. Another page of the list leaves it alone. */
export const FilterForm = memo(function FilterForm() {
  const { t } = useSurface()
  const filters = useFilterDraft()
  const [openAt, setOpen] = useState<OpenAt>()
  const isOpen = openAt !== undefined
  const panel = useId()
  const form = useRef<HTMLFormElement>(null)
  const names = useFilters()
  const isIgnored = useIgnoredFilter(useResource())
  if (names.length === 0) return null

  const { shown, isGiven } = filters
  const set = names.filter((name) => isGiven(name, shown[name]))
  const unset = names.filter((name) => !set.includes(name) && !isIgnored(name))
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus()
  const open = (name: string) => setOpen({ name })
  const close = () => {
    setOpen(undefined)
    focus('.wd-filters-toggle')
  }
  const remove = (name: string) => {
    filters.choose(name, undefined)
    focus('.wd-filters-toggle')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (names.some(filters.hasProblem)) focus('[aria-invalid=true]')
    else filters.apply()
  }
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target } = event
    // an open list closes first
    const isBusy = target instanceof Element && target.getAttribute('aria-expanded') === 'true'
    const isToggle = target instanceof Element && target.matches('.wd-filters-toggle')
    if (key === 'Escape' && isOpen && (isToggle || !isBusy)) close()
  }

  return (
    // the keys are those of its controls
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form ref={form} className="wd-filters" role="search" onSubmit={submit} onKeyDown={press}>
      <div className="wd-filter-line">
        <Button
          className="wd-filters-toggle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setOpen(isOpen ? undefined : {})}
        >
          <Icon name="filter" />
          {t('views.filters')}
        </Button>
        {set.map((name) => (
          <FilterChip
            key={name}
            name={name}
            value={shown[name]}
            onOpen={() => open(name)}
            onRemove={() => remove(name)}
          />
        ))}
        {set.length > 0 && (
          <Button look="small" className="wd-filters-clear" onClick={filters.clear}>
            {t('views.clearFilters')}
          </Button>
        )}
        <UnsetChips names={unset} onOpen={open} />
      </div>
      {isOpen && (
        <FilterFields
          at={openAt}
          id={panel}
          names={names.filter((name) => !isIgnored(name))}
          filters={filters}
        />
      )}
    </form>
  )
})

type UnsetProps = { names: readonly string[]; onOpen: (name: string) => void }

/** As many as the line takes. */
function UnsetChips({ names, onOpen }: UnsetProps) {
  const { labels, t } = useSurface()
  return (
    <div className="wd-filters-unset">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="wd-filter-chip"
          aria-label={t('views.filterBy', { field: labels.field(name) })}
          onClick={() => onOpen(name)}
        >
          {labels.field(name)}
        </button>
      ))}
    </div>
  )
}

/** Some filters are for one type of user. */
function useFilters(): readonly string[] {
  const { fields, list } = useResource()
  const userType = useSession()?.user.userType
  const scope = useScope()
  return Object.keys(fields).filter((name) => {
    if (Object.hasOwn(scope, name)) return false
    const { filter, filterFor = userType } = fields[name] ?? {}
    return filter !== undefined && filterFor === userType && name !== list?.beside
  })
}
