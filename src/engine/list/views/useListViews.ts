import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useSurface } from '@/engine/data/resource'
import { addressOf, declaredViews, differs, viewAt, viewSearch, type ListView } from './listViews'
import { useSavedViews } from './savedViews'

/** The views of the list, and the one that is open. */
export function useListViews() {
  const { resource } = useSurface()
  const search = useListSearch()
  const [saved, store] = useSavedViews()
  const views = useViews()
  const current = viewAt(views, search)
  const own = current?.isOwn ? current : undefined
  const change = (id: string, part: { name?: string; search?: string }) =>
    store({ ...saved, own: saved.own.map((one) => (one.id === id ? { ...one, ...part } : one)) })

  return {
    views,
    search,
    current,
    own,
    isFirst: current !== undefined && current.id === saved.first,
    isChanged: current !== undefined && differs(resource, current, search),
    /** @returns the new view, which is not yet open */
    save(name: string): ListView {
      const view = { id: newId(), name, search: viewSearch(resource, search) }
      store({ ...saved, own: [...saved.own, view] })
      return { ...view, label: name, isOwn: true }
    },
    rename: (id: string, name: string) => change(id, { name }),
    update: (id: string) => change(id, { search: viewSearch(resource, search) }),
    remove(id: string) {
      const first = saved.first === id ? undefined : saved.first
      store({ own: saved.own.filter((one) => one.id !== id), first })
    },
    openFirst: (id: string | undefined) => store({ ...saved, first: id }),
  }
}

/** The list's part of the address; the operator's first view for a plain address. */
export function useListSearch(): string {
  const { search } = useLocation()
  const [{ first }] = useSavedViews()
  const views = useViews()
  const opening = views.find(({ id }) => id === first)
  return search === '' && opening ? addressOf(opening, '') : search
}

function useViews(): readonly ListView[] {
  const { resource, labels, t } = useSurface()
  const [{ own }] = useSavedViews()
  const ownText = JSON.stringify(own)
  return useMemo(() => {
    const saved: typeof own = JSON.parse(ownText)
    const mine = saved.map(({ id, name, search }) => {
      return { id, label: name, search, isOwn: true as const }
    })
    return declaredViews(resource, labels, t).concat(mine)
  }, [resource, labels, t, ownText])
}

/** Unlike any name in a declaration. */
function newId(): string {
  return `own-${Date.now().toString(36)}`
}
