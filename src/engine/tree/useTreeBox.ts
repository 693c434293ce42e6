import { useMemo, useState } from 'react'
import type { Node } from '@/engine/data/wire/nestedNodes'
import { idsAbove, openBranches, prunedTree, type Tree } from '@/engine/schema/tree'

export type TreeBox = ReturnType<typeof useTreeBox>

/** A query leaves only matching nodes and their ancestors. */
export function useTreeBox(tree: Tree<Node>, query: string, selected = '') {
  const [opened, setOpened] = useState<ReadonlySet<string>>()
  const [moved, moveTo] = useState<{ query: string; id: string }>()
  const open = useMemo(
    () => opened ?? new Set([...topsOf(tree), ...idsAbove(tree, selected)]),
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
    setAllOpen: (isToBe: boolean) => setOpened(new Set(isToBe ? tree.map(({ id }) => id) : [])),
    /** The node that the keyboard is at. */
    active,
    moveTo: move,
    /** Returns whether the tree used the key. */
    press: (key: string): boolean => {
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

export function topsOf(tree: Tree): readonly string[] {
  return tree.filter(({ level }) => level === 1).map(({ id }) => id)
}

function holds(label: string, text: string): boolean {
  return label.toLowerCase().includes(text)
}
