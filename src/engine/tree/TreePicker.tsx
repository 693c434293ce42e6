import { useState, type ComponentProps } from 'react'
import { useTranslate } from 'ra-core'
import { useNodes } from '@/engine/data/trees'
import type { Resource } from '@/engine/schema/resource'
import { idsWithin } from '@/engine/schema/tree'
import { Combobox } from '@/engine/ui/Combobox'
import { plainText } from '@/engine/ui/text/plainText'
import { itemId, TreeItems } from './TreeItems'
import { useTreeBox } from './useTreeBox'

type Props = {
  label: string
  resource: Resource
  display: string
  /** A node's id; empty for none. */
  value: string
  onChange: (value: string) => void
  /** The gateway's value for "below nothing", if the operator may choose it. */
  top?: string | undefined
  /** This node and all below it can't be chosen. */
  within?: string | undefined
  attributes: ComponentProps<'input'> & { id: string }
}

const nothing: ReadonlySet<string> = new Set()

/** A combobox: typing searches the tree. */
export function TreePicker(props: Props) {
  const { label, resource, display, value, onChange, top, within, attributes } = props
  const t = useTranslate()
  const nodes = useNodes(resource, display)
  const topItem = top === undefined ? undefined : { id: top, label: t('kinds.top'), parent: '' }
  const root = topItem && { id: topItem.id, item: topItem, parent: undefined, level: 1, size: 0 }
  const tree = root ? [root, ...nodes.tree] : nodes.tree
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
    // these keys move the cursor in the typed text
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
        resource={resource}
        nodes={nodes}
        typed={typed}
        box={box}
        selected={value}
        disabled={disabled}
        onChoose={choose}
      />
    </Combobox>
  )
}
