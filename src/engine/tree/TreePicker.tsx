import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useTranslate } from 'ra-core'
import { useNodes, type NodesAnswer } from '@/engine/data/wire/trees'
import type { Resource } from '@/engine/schema/resource'
import { idsWithin, type Tree } from '@/engine/schema/tree'
import type { Node } from '@/engine/data/wire/nestedNodes'
import { Icon } from '../ui/icons'
import { isComposing, useComposition } from '../ui/useComposition'
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

/** A combobox over a tree: what is typed is looked for in it, the id of the chosen node is the value. */
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
  const close = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const choose = (id: string) => {
    if (disabled.has(id)) return
    close()
    onChange(id)
  }
  const chosen = tree.find(({ id }) => id === value)
  const isComing = !chosen && value !== '' && nodes.isPending
  const number = value === '' || isComing ? '' : t('kinds.number', { id: value })
  const name = chosen ? plainText(chosen.item.label) : number
  const typing = useComposition(typed ?? name, (text) => {
    setOpen(true)
    setTyped(text)
    if (text === '') onChange('')
  })
  const take = (key: string): boolean => {
    // while something is typed, these move in its letters
    const isOfText = typed !== undefined && /^(ArrowLeft|ArrowRight|Home|End)$/.test(key)
    if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) setOpen(true)
    else if (!isOpen || isOfText) return false
    else if (key === 'Escape') close()
    else if (key === 'Enter' && box.active !== undefined) choose(box.active)
    else return box.press(key)
    return true
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    typing.onKeyDown(event)
    if (isComposing(event) || !take(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const clear = () => {
    onChange('')
    document.getElementById(attributes.id)?.focus()
  }
  return (
    <span className="wd-ref">
      <input
        {...attributes}
        {...typing}
        className="wd-input"
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={256}
        placeholder={isComing ? t('kinds.nameLoading') : undefined}
        aria-busy={isComing}
        aria-haspopup="tree"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={
          isOpen && box.active !== undefined ? itemId(listId, box.active) : undefined
        }
        onKeyDown={press}
        onBlur={(event) => {
          attributes.onBlur?.(event)
          close()
        }}
        onClick={({ currentTarget }) => {
          if (!isOpen) currentTarget.select()
          setOpen(true)
        }}
      />
      {value === '' || value === top ? (
        <Icon name="chevron" />
      ) : (
        <button
          type="button"
          className="wd-copy"
          aria-label={t('kinds.clear', { field: label })}
          title={t('kinds.clear', { field: label })}
          onClick={clear}
        >
          <Icon name="close" />
        </button>
      )}
      {isOpen && (
        // without the focus, which stays in the input
        <span className="wd-ref-popup" onMouseDown={(event) => event.preventDefault()}>
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
        </span>
      )}
    </span>
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
