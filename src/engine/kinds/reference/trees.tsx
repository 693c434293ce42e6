import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useTranslate } from 'ra-core'
import { useNodes } from '@/engine/data/trees'
import type { Resource } from '@/engine/schema/resource'
import { prunedTree } from '@/engine/schema/tree'
import {
  allChecks,
  areLinked,
  checkStates,
  linkedChecks,
  toggledChecks,
  type Checks,
} from '@/engine/schema/treeChecks'
import { TreeItems, TreeOutcome, TreeSearch } from '@/engine/tree/TreeItems'
import { TreePicker } from '@/engine/tree/TreePicker'
import { useTreeBox } from '@/engine/tree/useTreeBox'
import { drawText } from '@/engine/ui/text/drawText'
import type { FieldOf } from '..'
import { useFieldControl } from '../inputs/fieldControl'
import { Help, RequiredMark } from '../inputs/Labelled'
import { TextInput } from '../inputs/TextInput'
import type { InputProps } from '../view/kindView'
import { RecordNumber } from '../view/RecordNumber'
import { idsOf } from './ref'
import type { PickerProps } from './RefInput'
import { useNamedResource } from '@/engine/data/references'
import '@/engine/tree/tree.css'

type Props = InputProps<FieldOf<'tree'>>

/** Operators without access to the other resource see the ids. */
export function TreeInput(props: Props) {
  const resource = useNamedResource(props.field)
  return resource ? <Boxes {...props} resource={resource} /> : <TextInput {...props} />
}

function Boxes({ resource, ...props }: Props & { resource: Resource }) {
  const { name, label, field } = props
  const t = useTranslate()
  const { value, onChange, notice, attributes } = useFieldControl(props)
  const nodes = useNodes(resource, field.display)
  const { tree } = nodes
  const checks: Checks = new Set(idsOf(value))
  const count = tree.filter(({ id }) => checks.has(id)).length
  const isDeep = tree.some(({ level }) => level > 1)
  const [linking, setLinking] = useState<boolean>()
  // a record saved with unlinked boxes opens with unlinked boxes
  const [isFirstLinked, setFirstLinked] = useState<boolean>()
  if (tree.length > 0 && isFirstLinked === undefined) setFirstLinked(areLinked(tree, checks))
  const isLinked = isDeep && (linking ?? isFirstLinked ?? true)
  const [query, setQuery] = useState('')
  const box = useTreeBox(tree, query)
  const area = useRef<HTMLFieldSetElement>(null)
  useImperativeHandle(attributes.ref, () => ({
    focus: () => area.current?.querySelector<HTMLElement>('[role=tree]')?.focus(),
  }))
  const change = (next: Checks) => onChange([...next].join())
  const link = (isToBe: boolean) => {
    setLinking(isToBe)
    if (isToBe) change(linkedChecks(tree, checks))
  }
  return (
    <fieldset ref={area} className="wd-field wd-tree-input" aria-describedby={`wd-${name}-help`}>
      <legend className="wd-label">
        {label}
        <RequiredMark field={field} />
        {!nodes.error && (
          <span className="wd-note"> {t('kinds.nodes', { smart_count: count })}</span>
        )}
      </legend>
      <TreeSearch label={label} query={query} onQuery={setQuery} />
      <span className="wd-tree-tools">
        <Box
          label={t('kinds.selectAll')}
          isOn={tree.length > 0 && count === tree.length}
          isPartly={count > 0 && count < tree.length}
          onChange={(isOn) => change(allChecks(tree, checks, isOn))}
        />
        {isDeep && (
          <>
            <Box label={t('kinds.openAll')} isOn={box.isAllOpen} onChange={box.setAllOpen} />
            <Box label={t('kinds.linked')} isOn={isLinked} onChange={link} />
          </>
        )}
      </span>
      <span className="wd-tree-area">
        <TreeItems
          id={`wd-${name}`}
          label={label}
          resource={resource}
          nodes={nodes}
          typed={query}
          box={box}
          states={checkStates(tree, checks, isLinked)}
          onChoose={(id) => change(toggledChecks(tree, checks, id, isLinked))}
          isFocusable
        />
      </span>
      <Help name={name} notice={notice} />
    </fieldset>
  )
}

type BoxProps = {
  label: string
  isOn: boolean
  isPartly?: boolean
  onChange: (isOn: boolean) => void
}

function Box({ label, isOn, isPartly = false, onChange }: BoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <label>
      <input ref={box} type="checkbox" checked={isOn} onChange={() => onChange(!isOn)} />
      {label}
    </label>
  )
}

/** A form over a node offers neither it nor the nodes below it. */
export function TreeSelectPicker({ field, at, ...props }: PickerProps<FieldOf<'treeSelect'>>) {
  return (
    <TreePicker
      {...props}
      display={field.display}
      top={field.top}
      within={at?.resource.name === field.resource ? at.id : undefined}
    />
  )
}

type NamesProps = { ids: readonly string[]; field: FieldOf<'tree'> }

export function TreeNames({ ids, field }: NamesProps) {
  const resource = useNamedResource(field)
  if (ids.length === 0) return <span className="wd-muted">—</span>
  if (resource) return <Named ids={ids} field={field} resource={resource} />
  return (
    <ul className="wd-tree-names" tabIndex={0}>
      <Numbers ids={ids} lack="forbidden" />
    </ul>
  )
}

function Named({ ids, field, resource }: NamesProps & { resource: Resource }) {
  const nodes = useNodes(resource, field.display)
  const wanted = new Set(ids)
  const tree = prunedTree(nodes.tree, ({ id }) => wanted.has(id))
  const unnamed = ids.filter((id) => tree.every((branch) => branch.id !== id))
  return (
    <>
      <ul className="wd-tree-names" tabIndex={0}>
        {tree.map(({ id, item, level }) => (
          <li key={id} style={{ paddingInlineStart: `${(level - 1) * 20}px` }}>
            <bdi className={wanted.has(id) ? undefined : 'wd-muted'}>{drawText(item.label)}</bdi>
          </li>
        ))}
        {!nodes.isPending && <Numbers ids={unnamed} lack={nodes.error ? 'failed' : 'missing'} />}
      </ul>
      <TreeOutcome resource={resource} nodes={nodes} isEmpty={nodes.isPending} />
    </>
  )
}

function Numbers({
  ids,
  lack,
}: Pick<Parameters<typeof RecordNumber>[0], 'lack'> & { ids: readonly string[] }) {
  return ids.map((id) => (
    <li key={id}>
      <RecordNumber id={id} lack={lack} />
    </li>
  ))
}
