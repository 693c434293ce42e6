import { memo, useId, useState, type FormEvent } from 'react'
import { useListFilterContext } from 'ra-core'
import { useSession } from '@/engine/data/session'
import { filterOps } from '@/engine/schema/filterOps'
import { useResource, useSurface } from '@/engine/data/resource'
import { useScope } from '@/engine/data/scope'
import { ownPart, useParts } from '@/engine/kinds/view/parts'
import { useFieldView } from '@/engine/kinds/view/kindView'
import { Button } from '@/engine/ui/Button'
import { pickValues } from '@/engine/values/named'
import { Icon } from '@/engine/ui/icons'
import { reloadWanted } from '@/engine/ui/late/lateFiles'
import { useListener } from '@/engine/ui/useListener'

type Values = Readonly<Record<string, unknown>>

/** Only Search applies the filters. Another page of the list leaves the form alone. */
export const FilterForm = memo(function FilterForm() {
  const { resource, labels, t } = useSurface()
  const { fields } = resource
  const parts = useParts()
  const viewFor = useFieldView()
  const { filterValues, setFilters } = useListFilterContext()
  const [draft, setDraft] = useDraft(filterValues)
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const names = useFilters()
  useListener(window, reloadWanted, (event) => {
    if (JSON.stringify(draft) !== JSON.stringify(filterValues)) event.preventDefault()
  })
  const opOf = (name: string) => {
    const op = fields[name]?.filter
    return op && filterOps[op]
  }
  const isGiven = (name: string, value: unknown) => opOf(name)?.isGiven(value) === true
  const active = names.filter((name) => isGiven(name, filterValues[name])).length
  if (names.length === 0) return null

  const search = (values: Values) => setFilters(pickValues(values, isGiven))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isRefused = names.some((name) => opOf(name)?.problem(draft[name]))
    if (isRefused) event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    else search(draft)
  }
  const reset = () => {
    setDraft({})
    search({})
  }

  return (
    <form className="wd-filters" role="search" onSubmit={submit} data-open={isOpen}>
      <Button
        className="wd-filters-toggle"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" />
        {t('views.filters')}
        {active > 0 && <span className="wd-count">{active}</span>}
      </Button>
      <div className="wd-filter-fields" id={panel}>
        {names.map((name) => {
          const view = viewFor(resource, name)
          if (!view) return null
          const Filter = ownPart(parts, resource, 'filter', name) ?? view.filter
          return (
            <Filter
              key={name}
              name={name}
              label={labels.field(name)}
              field={view.field}
              value={draft[name]}
              onChange={(value) => setDraft({ ...draft, [name]: value })}
            />
          )
        })}
        <div className="wd-filter-buttons">
          <Button type="submit" look="primary">
            {t('views.search')}
          </Button>
          <Button onClick={reset}>{t('views.reset')}</Button>
        </div>
      </div>
    </form>
  )
})

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

// buffers the input until Search; a change of the address replaces it
function useDraft(applied: Values): readonly [Values, (values: Values) => void] {
  const key = JSON.stringify(applied)
  const [state, setState] = useState({ key, values: applied })
  if (state.key !== key) setState({ key, values: applied })
  const values = state.key === key ? state.values : applied
  return [values, (next) => setState({ key, values: next })]
}
