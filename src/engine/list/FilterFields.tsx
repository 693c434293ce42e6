import { useLayoutEffect, useRef } from 'react'
import { useSurface } from '@/engine/data/resource'
import { useControlsOf } from '@/engine/kinds/controls'
import { readFilter } from '@/engine/find/lookUps'
import { ownPart, useParts } from '@/engine/kinds/view/parts'
import type { useFilterDraft } from './useFilterDraft'

type Props = {
  id: string
  names: readonly string[]
  filters: ReturnType<typeof useFilterDraft>
  at: OpenAt
}

/** The field that a chip opens them at; another object focuses it again. */
export type OpenAt = { readonly name?: string }

const controls = 'input:not([type=hidden]), select, textarea'

export function FilterFields({ id, names, filters, at }: Props) {
  const { resource, labels, t } = useSurface()
  const parts = useParts()
  const controlsOf = useControlsOf()
  const { draft, choose, type } = filters
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const control = `[data-filter="${at.name}"] :is(${controls})`
    if (at.name !== undefined) panel.current?.querySelector<HTMLElement>(control)?.focus()
  }, [at])
  return (
    <div className="wd-filter-fields" id={id} ref={panel}>
      {names.map((name) => {
        const field = resource.fields[name]
        if (!field) return null
        const Filter = ownPart(parts, resource, 'filter', name) ?? controlsOf(field).filter
        return (
          <div key={name} className="wd-filter" data-filter={name}>
            <Filter
              name={name}
              label={labels.field(name)}
              field={field}
              value={draft[name]}
              onChange={(value, isTyped = false) => {
                if (isTyped) type(name, value, readFilter(value, field))
                else choose(name, value)
              }}
            />
          </div>
        )
      })}
      {/* Enter submits only a form that has one */}
      <button type="submit" hidden>
        {t('views.search')}
      </button>
    </div>
  )
}
