import { useState, type ComponentProps } from 'react'
import { useTranslate } from 'ra-core'
import { useNodes, type NodesAnswer } from '@/engine/data/trees'
import type { Resource } from '@/engine/schema/resource'
import { idsWithin, type Tree } from '@/engine/schema/tree'
import type { Node } from '@/engine/data/wire/nestedNodes'
import { Combobox } from '../ui/Combobox'
import { type Translate, useLabels } from '../data/labels'
import { FailureNote } from '../ui/crash/FailureNote'
import { itemId, TreeItems } from './TreeItems'
import { useTreeBox } from './useTreeBox'
import { plainText } from '../ui/plainText'

type Props = {
  label: string
  resource: Resource
  display: string
  /** The chosen node's id; empty for none. */
  value: string
  onChange: (value: string) => void
  /** What stands for "below nothing", where that can be chosen. */
  top?: string | undefined
  /** A node that can not be chosen, nor any below it. */
  within?: string | undefined
  attributes: ComponentProps<'input'> & { id: string }
}

const nothing: ReadonlySet<string> = new Set()

/** A combobox over a tree: what is typed is searched for in it, the id of the chosen node is the value. */
export function TreePicker(props: Props) {
  const { label, resource, display, value, onChange, top, within, attributes } = props
  const t = useTranslate()
  const nodes = useNodes(resource, display)
  const tree = withTop(nodes.tree, top, t)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const box = useTreeBox(tree, typed ?? '', value)
  const disabled = within === undefined ? nothing : idsWithin(tree, within)
  const listId = `${attributes.id}-tree`
  const open = (isToBe: boolean) => {
    setOpen(isToBe)
    if (!isToBe) setTyped(undefined)
  }
  const choose = (id: string) => {
    if (disabled.has(id)) return
    open(false)
    onChange(id)
  }
  const press = (key: string): boolean => {
    // while something is typed, these move in its letters
    if (typed !== undefined && /^(ArrowLeft|ArrowRight|Home|End)$/.test(key)) return false
    if (key !== 'Enter' || box.active === undefined) return box.press(key)
    choose(box.active)
    return true
  }
  const chosen = tree.find(({ id }) => id === value)
  const isComing = !chosen && value !== '' && nodes.isPending
  const number = value === '' || isComing ? '' : t('kinds.number', { id: value })
  return (
    <Combobox
      label={label}
      attributes={attributes}
      name={chosen ? plainText(chosen.item.label) : number}
      isComing={isComing}
      isClearable={value !== '' && value !== top}
      typed={typed}
      onType={(text) => {
        setTyped(text)
        if (text === '') onChange('')
      }}
      onReset={() => setTyped(undefined)}
      onClear={() => onChange('')}
      isOpen={isOpen}
      onOpen={open}
      onKey={press}
      listId={listId}
      popup="tree"
      active={box.active === undefined ? undefined : itemId(listId, box.active)}
    >
      <TreeItems
        id={listId}
        label={label}
        box={box}
        selected={value}
        disabled={disabled}
        onChoose={choose}
      />
      <TreeOutcome
        resource={resource}
        nodes={nodes}
        isEmpty={box.shown.length === 0}
        typed={typed}
      />
    </Combobox>
  )
}

type OutcomeProps = {
  resource: Resource
  nodes: NodesAnswer
  isEmpty: boolean
  typed: string | undefined
}

/** Why there is nothing to choose from, while there is nothing. */
export function TreeOutcome({ resource, nodes, isEmpty, typed }: OutcomeProps) {
  const t = useTranslate()
  const labels = useLabels(resource)
  const { error, isPending, retry } = nodes
  const name = labels.plural.toLowerCase()
  if (error) return <FailureNote name={name} error={error} retry={retry} />
  if (!isEmpty) return null
  const none = typed ? t('kinds.noneFound', { name, text: typed }) : t('views.noRecords', { name })
  return (
    <span className="wd-ref-note" role="status">
      {isPending ? t('kinds.searching') : none}
    </span>
  )
}

function withTop(tree: Tree<Node>, top: string | undefined, t: Translate): Tree<Node> {
  if (top === undefined) return tree
  const label = t('kinds.top')
  const item: Node = { id: top, label, parent: '' }
  return [{ id: top, item, parent: undefined, level: 1, size: 0 }, ...tree]
}
