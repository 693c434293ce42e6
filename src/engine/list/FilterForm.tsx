import { createElement, useId, useState, type FormEvent } from 'react'
import { useListContext, useTranslate } from 'ra-core'
import { useSession } from '@/engine/data/session'
import type { Resource } from '@/engine/declare'
import type { FilterOp } from '@/engine/schema/field'
import { filterOps } from '@/engine/schema/filterOps'
import { Icon } from '../ui/icons'
import { useScope } from '../data/scope'
import { useOwnPart } from '../kinds/view/ownPart'
import { useFieldView } from '../kinds/view/viewFor'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'

type Values = Readonly<Record<string, unknown>>

/** What the list is narrowed by; nothing is asked of the gateway before Search is pressed. */
export function FilterForm() {
  const resource = useResource()
  const t = useTranslate()
  const { filterValues, setFilters, page, refetch } = useListContext()
  const [draft, setDraft] = useDraft(filterValues as Values)
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const names = useFilters()
  const isGiven = (name: string, value: unknown) => opOf(resource, name)?.isGiven(value) === true
  const active = names.filter((name) => isGiven(name, filterValues[name])).length
  if (names.length === 0) return null

  const search = (values: Values) => {
    const given = Object.fromEntries(
      Object.entries(values).filter(([name, value]) => isGiven(name, value)),
    )
    const isSame = page === 1 && JSON.stringify(given) === JSON.stringify(filterValues)
    // Search means "ask now", from the first page on, also when nothing has changed
    if (isSame) void refetch()
    else setFilters(given)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isRefused = names.some((name) => opOf(resource, name)?.problem(draft[name]))
    if (isRefused) event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    else search(draft)
  }
  const reset = () => {
    setDraft({})
    search({})
  }

  return (
    <form className="wd-filters" role="search" onSubmit={submit} data-open={isOpen}>
      <button
        type="button"
        className="wd-button wd-filters-toggle"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" />
        {t('views.filters')}
        {active > 0 && <span className="wd-count">{active}</span>}
      </button>
      <div className="wd-filter-fields" id={panel}>
        {names.map((name) => (
          <Filter
            key={name}
            name={name}
            value={draft[name]}
            onChange={(value) => setDraft({ ...draft, [name]: value })}
          />
        ))}
        <div className="wd-filter-buttons">
          <button type="submit" className="wd-button wd-button-primary">
            {t('views.search')}
          </button>
          <button type="button" className="wd-button" onClick={reset}>
            {t('views.reset')}
          </button>
        </div>
      </div>
    </form>
  )
}

type FilterProps = {
  name: string
  value: unknown
  onChange: (value: unknown) => void
}

function Filter({ name, ...control }: FilterProps) {
  const labels = useLabels()
  const resource = useResource()
  const own = useOwnPart('filter', name)
  const view = useFieldView()(resource, name)
  if (!view) return null
  const { field, filter } = view
  const label = labels.field(name)
  return createElement(own ?? filter, { name, label, field, ...control })
}

/** The fields with a filter that is of use to whoever is signed in. */
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

// What is typed lives here until Search; a change from outside (back button, link) replaces it.
function useDraft(applied: Values): readonly [Values, (values: Values) => void] {
  const key = JSON.stringify(applied)
  const [state, setState] = useState({ key, values: applied })
  if (state.key !== key) setState({ key, values: applied })
  const values = state.key === key ? state.values : applied
  return [values, (next) => setState({ key, values: next })]
}

function opOf({ fields }: Resource, name: string): (typeof filterOps)[FilterOp] | undefined {
  const op = fields[name]?.filter
  return op && filterOps[op]
}
