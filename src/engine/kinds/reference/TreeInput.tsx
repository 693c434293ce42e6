import { useEffect, useImperativeHandle, useRef, useState, type ChangeEvent } from 'react'
import { useTranslate } from 'ra-core'
import { useController } from 'react-hook-form'
import { useNodes } from '@/engine/data/trees'
import type { Resource } from '@/engine/schema/resource'
import type { FieldOf } from '@/engine/kinds'
import { idsOf } from '@/engine/kinds/reference/tree'
import {
  allChecks,
  areLinked,
  checkStates,
  linkedChecks,
  toggledChecks,
  type Checks,
} from '@/engine/schema/treeChecks'
import type { InputProps } from '../view/kindView'
import { useStoredText } from '../view/storedTexts'
import { useComposition } from '../../ui/useComposition'
import { inputProblem } from '../inputs/inputProblem'
import { Help } from '../inputs/Labelled'
import { TextInput } from '../inputs/TextInput'
import { TreeItems } from '../../tree/TreeItems'
import { TreeOutcome } from '../../tree/TreePicker'
import { useNamedResource } from './useNamedResource'
import { useTreeBox } from '../../tree/useTreeBox'

type Props = InputProps<FieldOf<'tree'>>

/** Boxes over the other resource's tree; the ids for whoever it is not known to. */
export function TreeInput(props: Props) {
  const resource = useNamedResource(props.field.resource)
  return resource ? <Boxes {...props} resource={resource} /> : <TextInput {...props} />
}

function Boxes({ name, label, field, resource }: Props & { resource: Resource }) {
  const t = useTranslate()
  const stored = useStoredText(name)
  const { field: input, fieldState } = useController({
    name,
    defaultValue: '',
    rules: { validate: (value: string) => inputProblem({ field, label, t, stored }, value) },
  })
  const nodes = useNodes(resource, field.display)
  const { tree } = nodes
  const checks: Checks = new Set(idsOf(String(input.value ?? '')))
  const isDeep = tree.some(({ level }) => level > 1)
  const [linking, setLinking] = useState<boolean>()
  // a record whose boxes were not linked opens as it was left
  const [isFirstLinked, setFirstLinked] = useState<boolean>()
  const isKnown = tree.length > 0
  if (isKnown && isFirstLinked === undefined) setFirstLinked(areLinked(tree, checks))
  const isLinked = isDeep && (linking ?? isFirstLinked ?? true)
  const [query, setQuery] = useState('')
  const box = useTreeBox(tree, query)
  const area = useRef<HTMLFieldSetElement>(null)
  useImperativeHandle(input.ref, () => ({
    focus: () => area.current?.querySelector<HTMLElement>('[role=tree]')?.focus(),
  }))
  const change = (next: Checks) => input.onChange([...next].join())
  const link = (isToBe: boolean) => {
    setLinking(isToBe)
    if (isToBe) change(linkedChecks(tree, checks))
  }
  const message = fieldState.error?.message
  return (
    <fieldset ref={area} className="wd-field wd-tree-input" aria-describedby={`wd-${name}-help`}>
      <legend className="wd-label">
        {label}
        {field.required && <span className="wd-required"> *</span>}
        {!nodes.error && (
          <span className="wd-note">
            {' '}
            {t('kinds.nodes', {
              smart_count: tree.filter(({ id }) => checks.has(id)).length,
            })}
          </span>
        )}
      </legend>
      <Search label={label} query={query} onQuery={setQuery} />
      <span className="wd-tree-tools">
        <All
          label={t('kinds.selectAll')}
          count={tree.filter(({ id }) => checks.has(id)).length}
          total={tree.length}
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
          box={box}
          states={checkStates(tree, checks, isLinked)}
          onChoose={(id) => change(toggledChecks(tree, checks, id, isLinked))}
          isFocusable
        />
        <TreeOutcome
          resource={resource}
          nodes={nodes}
          isEmpty={box.shown.length === 0}
          typed={query}
        />
      </span>
      <Help
        name={name}
        notice={message === undefined ? undefined : { text: message, isProblem: true }}
      />
    </fieldset>
  )
}

type SearchProps = { label: string; query: string; onQuery: (query: string) => void }

function Search({ label, query, onQuery }: SearchProps) {
  const t = useTranslate()
  const typing = useComposition(query, onQuery)
  const text = t('kinds.findIn', { field: label })
  return (
    <input
      {...typing}
      className="wd-input"
      type="search"
      autoComplete="off"
      aria-label={text}
      placeholder={text}
      onKeyDown={(event) => {
        // what is looked for is not the form's end
        if (event.key === 'Enter') event.preventDefault()
      }}
    />
  )
}

type BoxProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

function Box({ label, isOn, onChange }: BoxProps) {
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}

type AllProps = Omit<BoxProps, 'isOn'> & { count: number; total: number }

function All({ label, count, total, onChange }: AllProps) {
  const box = useRef<HTMLInputElement>(null)
  const isAll = total > 0 && count === total
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll
  }, [count, isAll])
  return (
    <label>
      <input ref={box} type="checkbox" checked={isAll} onChange={() => onChange(!isAll)} />
      {label}
    </label>
  )
}
