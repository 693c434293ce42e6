import { useStore } from 'ra-core'
import { useResource } from '@/engine/data/resource'
import { useSession } from '@/engine/data/session'
import { fieldsOf } from '@/engine/data/wire/readers'
import type { ListView } from './listViews'

type SavedView = Pick<ListView, 'id' | 'search'> & { readonly name: string }

export type SavedViews = {
  readonly own: readonly SavedView[]
  /** The view, own or declared, with which a plain address opens. */
  readonly first?: string | undefined
}

/** The operator's own views of the list, kept in this browser for each account. */
export function useSavedViews(): [SavedViews, (views: SavedViews) => void] {
  const { name } = useResource()
  const userId = useSession()?.user.userId ?? ''
  const [stored, store] = useStore<unknown>(`${name}.views.${userId}`)
  return [readSavedViews(stored), store]
}

/** Skips what another version of the portal may have stored. */
export function readSavedViews(stored: unknown): SavedViews {
  const { own, first } = fieldsOf(stored)
  const views = Array.isArray(own) ? own.filter(isSavedView) : []
  return { own: views, ...(typeof first === 'string' && { first }) }
}

function isSavedView(stored: unknown): stored is SavedView {
  const view = fieldsOf(stored)
  return ['id', 'name', 'search'].every((key) => typeof view[key] === 'string' && view[key] !== '')
}
