import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useLocale, useNavigate, useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import {
  listRequest,
  readListState,
  rowsQuery,
  writeListState,
  type ListState,
} from '@/engine/data/listState'
import { usePathTo } from '@/engine/data/pathTo'
import { useResource } from '@/engine/data/resource'
import { useScope } from '@/engine/data/scope'
import { useOpenPages, type Walk } from '@/engine/form/openPages'
import { isFreeKey } from '@/engine/ui/freeKey'
import { IconButton } from '@/engine/ui/IconButton'
import { useBusy } from '@/engine/ui/useBusy'
import { useListener } from '@/engine/ui/useListener'
import { useNotifyError } from '@/engine/ui/useNotifyError'
import './neighbours.css'

/** The way to the records before and after this one in the list that it was opened from. */
export function Neighbours({ id }: { id: string }) {
  const t = useTranslate()
  const language = useLocale()
  const walk = useWalk(id)
  useListener(window, 'keydown', (event) => {
    const step = { '[': -1, ']': 1 }[event.key]
    if (step === undefined || !walk || !isFreeKey(event)) return
    event.preventDefault()
    walk.go(step)
  })
  if (!walk) return null
  const text = (count: number) => new Intl.NumberFormat(language).format(count)
  const button = (step: -1 | 1) => {
    const label = t(step < 0 ? 'walk.previous' : 'walk.next')
    const key = step < 0 ? '[' : ']'
    return (
      <IconButton
        icon={step < 0 ? 'back' : 'chevron'}
        label={label}
        title={t('walk.key', { label, key })}
        aria-keyshortcuts={key}
        disabled={walk.isBusy || !walk.mayGo(step)}
        onClick={() => walk.go(step)}
      />
    )
  }
  return (
    <nav className="wd-walk" aria-label={t('walk.name')}>
      {walk.total !== undefined && (
        <span className="wd-muted">
          {t('walk.place', { at: text(walk.at), total: text(walk.total) })}
        </span>
      )}
      {button(-1)}
      {button(1)}
    </nav>
  )
}

/** The list as it was last, or as it was when it still had this record; undefined without a list. */
function useWalk(id: string) {
  const resource = useResource()
  const { name } = resource
  const scope = useScope()
  const client = useQueryClient()
  const provider = useDataProvider<PortalDataProvider>()
  const { listQueries, walks } = useOpenPages()
  const pathTo = usePathTo()
  const navigate = useNavigate()
  const notifyError = useNotifyError()
  const { isBusy, run } = useBusy()
  const search = listQueries.get(name)
  const state = readListState(resource, search ?? '')
  const queryOf = (page: number) =>
    rowsQuery(provider, name, listRequest(resource, { ...state, page }, scope))
  const listed =
    search === undefined ? undefined : client.getQueryData<Listed>(queryOf(state.page).queryKey)
  const now = search !== undefined && listed ? walkOf(search, state, listed) : undefined
  const kept = walks.get(name)
  const walk = [now, kept].find((one) => one?.search === search && one?.ids.includes(id))
  useEffect(() => {
    if (walk) walks.set(name, walk)
  }, [walk, walks, name])
  if (!walk || search === undefined) return undefined

  const at = walk.ids.indexOf(id)
  const open = (next: string | undefined) => {
    const path = next !== undefined && pathTo(resource, 'show', next)
    if (path) navigate(path)
  }
  const turn = async (step: number) => {
    const page = state.page + step
    const answer = await client.fetchQuery({ ...queryOf(page), staleTime: config.staleMs })
    const there = writeListState(search, { ...state, page })
    const next = walkOf(there, { ...state, page }, answer)
    listQueries.set(name, there)
    walks.set(name, next)
    open(next.ids.at(step > 0 ? 0 : -1))
  }
  const mayGo = (step: number) =>
    walk.ids[at + step] !== undefined || (step > 0 ? walk.hasMore : state.page > 1)
  return {
    at: (state.page - 1) * state.perPage + at + 1,
    total: walk.total,
    isBusy,
    mayGo,
    go: (step: number) => {
      if (!mayGo(step)) return
      const next = walk.ids[at + step]
      if (next === undefined) void run(async () => turn(step).catch(notifyError))
      else open(next)
    },
  }
}

type Listed = Awaited<ReturnType<PortalDataProvider['getList']>>

function walkOf(search: string, { page, perPage }: ListState, { data, ...rest }: Listed): Walk {
  const { total, pageInfo } = rest
  const hasMore = pageInfo?.hasNextPage ?? page * perPage < (total ?? 0)
  return { search, ids: data.map((row) => String(row.id)), total, hasMore }
}
