import { useId, useState, type ComponentProps } from 'react'
import { useListContext, useTranslate } from 'ra-core'
import { useNodes } from '@/engine/data/trees'
import type { FieldOf } from '@/engine/kinds'
import { TreeItems, TreeSearch } from '@/engine/tree/TreeItems'
import { TreePicker } from '@/engine/tree/TreePicker'
import { LabelledFilter } from '@/engine/kinds/inputs/Labelled'
import { useNamedResource } from '@/engine/data/references'
import { useTreeBox } from '@/engine/tree/useTreeBox'
import { useMediaQuery } from '@/engine/ui/useMediaQuery'
import { useLabels } from '@/engine/data/labels'
import { useSurface } from '@/engine/data/resource'
import './treeBeside.css'

type TreeProps = Omit<ComponentProps<typeof TreePicker>, 'attributes'>

/** The chosen node narrows the list at once. On a small screen the tree is one input. */
export function TreeBeside({ name }: { name: string }) {
  const { resource, labels } = useSurface()
  const { filterValues, setFilters } = useListContext()
  // only such a field can be declared `beside`
  const field = resource.fields[name] as FieldOf<'treeSelect'>
  const referred = useNamedResource(field)
  const isSmall = useMediaQuery('(max-width: 991.95px)')
  const given: unknown = filterValues?.[name]
  if (!referred) return null
  const change = (value: string) => {
    const { [name]: _old, ...others } = filterValues as Record<string, unknown>
    setFilters(value === '' ? others : { ...others, [name]: value })
  }
  const props = {
    label: labels.field(name),
    resource: referred,
    display: field.display,
    value: typeof given === 'string' ? given : '',
    onChange: change,
  }
  return isSmall ? <Above {...props} /> : <Beside {...props} />
}

function Above(props: TreeProps) {
  const id = useId()
  return (
    <LabelledFilter id={id} label={props.label} className="wd-field wd-beside">
      <TreePicker {...props} attributes={{ id }} />
    </LabelledFilter>
  )
}

function Beside({ label, resource, display, value, onChange }: TreeProps) {
  const t = useTranslate()
  const labels = useLabels(resource)
  const id = useId()
  const nodes = useNodes(resource, display)
  const [query, setQuery] = useState('')
  const box = useTreeBox(nodes.tree, query, value)
  return (
    <aside className="wd-beside wd-panel" aria-label={label}>
      <TreeSearch label={label} query={query} onQuery={setQuery} />
      <button
        type="button"
        className="wd-beside-all"
        aria-pressed={value === ''}
        onClick={() => onChange('')}
      >
        {t('views.allOf', { name: labels.plural })}
      </button>
      <TreeItems
        id={id}
        label={label}
        resource={resource}
        nodes={nodes}
        typed={query}
        box={box}
        selected={value}
        onChoose={(node) => onChange(node === value ? '' : node)}
        isFocusable
      />
    </aside>
  )
}
