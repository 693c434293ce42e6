import { useEffect, type KeyboardEvent } from 'react'
import { useTranslate } from 'ra-core'
import type { NodesAnswer } from '@/engine/data/trees'
import type { Resource } from '@/engine/schema/resource'
import type { CheckState } from '@/engine/schema/treeChecks'
import { useLabels } from '@/engine/data/labels'
import { FailureNote } from '@/engine/ui/crash/LoadFailed'
import { drawText } from '@/engine/ui/text/drawText'
import { Icon } from '@/engine/ui/icons'
import { useComposition } from '@/engine/ui/useComposition'
import type { TreeBox } from './useTreeBox'
import './tree.css'

type Props = OutcomeProps & {
  id: string
  label: string
  box: TreeBox
  selected?: string
  /** Without it, nodes have no checkbox. */
  states?: ReadonlyMap<string, CheckState>
  disabled?: ReadonlySet<string>
  onChoose: (id: string) => void
  /** Whether the tree takes the focus; else a focused input forwards its keys. */
  isFocusable?: boolean
}

const checked = { on: true, half: 'mixed', off: false } as const

export function TreeItems(props: Props) {
  const { id, label, box, selected, states, disabled, onChoose, isFocusable = false } = props
  const { shown, active, isOpen, setOpen, moveTo } = box
  const isDeep = shown.some(({ size }) => size > 0)
  const activeId = active === undefined ? undefined : itemId(id, active)
  useEffect(() => {
    // a tree in a form scrolls the page only while it has the focus
    const isIdle = isFocusable && document.activeElement?.id !== id
    if (activeId && !isIdle) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
    }
  }, [id, activeId, isFocusable])
  const choose = (node: string) => {
    moveTo(node)
    if (!disabled?.has(node)) onChoose(node)
  }
  const press = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && active !== undefined) choose(active)
    else if (!box.press(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <span
        className="wd-tree"
        id={id}
        role="tree"
        aria-label={label}
        aria-multiselectable={states !== undefined || undefined}
        {...(isFocusable && {
          tabIndex: 0,
          'aria-activedescendant': activeId,
          onKeyDown: press,
        })}
      >
        {shown.map(({ id: node, item, level, size }) => (
          <span
            key={node}
            id={itemId(id, node)}
            className="wd-tree-item"
            role="treeitem"
            aria-level={level}
            aria-expanded={size > 0 ? isOpen(node) : undefined}
            aria-checked={states && checked[states.get(node) ?? 'off']}
            aria-selected={states ? undefined : node === selected}
            aria-disabled={disabled?.has(node) || undefined}
            data-active={node === active}
            style={{ paddingInlineStart: `${(isDeep ? 4 : 12) + (level - 1) * 20}px` }}
            onClick={() => choose(node)}
          >
            {isDeep && (
              <span
                className="wd-tree-toggle"
                aria-hidden="true"
                onClick={(event) => {
                  if (size === 0) return
                  event.stopPropagation()
                  setOpen(node, !isOpen(node))
                }}
              >
                {size > 0 && <Icon name="chevron" />}
              </span>
            )}
            {states && (
              <span
                className="wd-tree-check"
                data-state={states.get(node) ?? 'off'}
                aria-hidden="true"
              />
            )}
            <bdi>{drawText(item.label, { isBare: true })}</bdi>
          </span>
        ))}
      </span>
      <TreeOutcome {...props} isEmpty={shown.length === 0} />
    </>
  )
}

type OutcomeProps = {
  resource: Resource
  nodes: NodesAnswer
  typed?: string | undefined
}

/** A failure also shows beside nodes from an earlier answer. */
export function TreeOutcome({
  resource,
  nodes: { error, isPending, retry },
  typed,
  isEmpty,
}: OutcomeProps & { isEmpty: boolean }) {
  const t = useTranslate()
  const name = useLabels(resource).plural.toLowerCase()
  if (error) return <FailureNote name={name} error={error} retry={retry} />
  if (!isEmpty) return null
  const none = typed ? t('kinds.noneFound', { name, text: typed }) : t('views.noRecords', { name })
  return (
    <span className="wd-ref-note" role="status">
      {isPending ? t('kinds.searching') : none}
    </span>
  )
}

type SearchProps = { label: string; query: string; onQuery: (query: string) => void }

export function TreeSearch({ label, query, onQuery }: SearchProps) {
  const typing = useComposition(query, onQuery)
  const text = useTranslate()('kinds.findIn', { field: label })
  return (
    <input
      {...typing}
      className="wd-input"
      type="search"
      autoComplete="off"
      aria-label={text}
      placeholder={text}
      onKeyDown={(event) => {
        typing.onKeyDown(event)
        // Enter would submit the form
        if (event.key === 'Enter') event.preventDefault()
      }}
    />
  )
}

export function itemId(tree: string, node: string): string {
  return `${tree}-${node}`
}
