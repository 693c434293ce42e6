import { useMemo, useState } from 'react'
import type { Node } from '@/engine/data/wire/nestedNodes'
import { idsAbove, openBranches, prunedTree, type Tree } from '@/engine/schema/tree'

export type TreeBox = {
  /** The visible nodes. */
  readonly shown: Tree<Node>
  readonly isOpen: (id: string) => boolean
  readonly setOpen: (id: string, isOpen: boolean) => void
  readonly isAllOpen: boolean
  readonly setAllOpen: (isOpen: boolean) => void
  /** The node that the keyboard is at. */
  readonly active: string | undefined
  readonly moveTo: (id: string) => void
  /** Returns whether the tree used the key. */
  readonly press: (key: string) => boolean
}

/** The visible part of a tree and its active node; a query leaves only matching nodes and those above them. */
export function useTreeBox(tree: Tree<Node>, query: string, selected = ''): TreeBox {
  const [opened, setOpened] = useState<ReadonlySet<string>>()
  const [moved, moveTo] = useState<{ query: string; id: string }>()
  const open = useMemo(
    () => opened ?? new Set([...idsAt(tree, 1), ...idsAbove(tree, selected)]),
    [opened, tree, selected],
  )
  const text = query.trim().toLowerCase()
  const matching = useMemo(
    () => (text === '' ? tree : prunedTree(tree, ({ item }) => holds(item.label, text))),
    [tree, text],
  )
  const isOpen = (id: string) => text !== '' || open.has(id)
  const shown = openBranches(matching, isOpen)
  const setOpen = (id: string, isToBe: boolean) => {
    const next = new Set(open)
    if (isToBe) next.add(id)
    else next.delete(id)
    setOpened(next)
  }
  const isShown = (id: string | undefined) => shown.some((branch) => branch.id === id)
  const first = text === '' ? selected : shown.find(({ item }) => holds(item.label, text))?.id
  const known = moved?.query === text && isShown(moved.id) ? moved.id : first
  const active = isShown(known) ? known : shown[0]?.id
  const move = (id: string | undefined) => {
    if (id !== undefined) moveTo({ query: text, id })
  }

  return {
    shown,
    isOpen,
    setOpen,
    isAllOpen: tree.every(({ id, size }) => size === 0 || isOpen(id)),
    setAllOpen: (isToBe) => setOpened(new Set(isToBe ? tree.map(({ id }) => id) : [])),
    active,
    moveTo: move,
    press: (key) => {
      const at = shown.findIndex(({ id }) => id === active)
      const branch = shown[at]
      if (!branch) return false
      const { id, size, parent } = branch
      const isOpened = size > 0 && isOpen(id)
      if (key === 'ArrowDown') move(shown[at + 1]?.id)
      else if (key === 'ArrowUp') move(shown[at - 1]?.id)
      else if (key === 'Home') move(shown[0]?.id)
      else if (key === 'End') move(shown.at(-1)?.id)
      else if (key === 'ArrowRight' && isOpened) move(shown[at + 1]?.id)
      else if (key === 'ArrowRight') setOpen(id, size > 0)
      else if (key === 'ArrowLeft' && isOpened && text === '') setOpen(id, false)
      else if (key === 'ArrowLeft') move(parent)
      else return false
      return true
    },
  }
}

function idsAt(tree: Tree, deepest: number): readonly string[] {
  return tree.filter(({ level }) => level <= deepest).map(({ id }) => id)
}

function holds(label: string, text: string): boolean {
  return label.toLowerCase().includes(text)
}
