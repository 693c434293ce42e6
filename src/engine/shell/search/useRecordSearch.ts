import { useEffect, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { config } from '@/engine/config'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { usePathTo } from '@/engine/data/pathTo'
import { useSession } from '@/engine/data/session'
import { useRegistry } from '@/engine/data/useRegistry'
import type { PortalRecord } from '@/engine/data/wire/records'
import { lookUpsIn } from '@/engine/find/lookUps'
import { readPasted } from '@/engine/find/readPasted'
import { searchLists, type Group, type Search } from '@/engine/find/searchLists'
import { mayUse } from '@/engine/schema/access'
import type { Resource } from '@/engine/schema/resource'
import { defaultSort } from '@/engine/schema/surfaces'
import { visibleTo } from '@/engine/schema/visibleTo'
import { usePortal } from '../portal/PortalContext'

export type RecordSearch = ReturnType<typeof useRecordSearch>

type Answer = {
  readonly words: string
  readonly groups: readonly Group[]
  readonly isDone: boolean
}

/** Looks a text up in the operator's lists once it rests, or at once; a text that changes ends the calls before it. */
export function useRecordSearch(words: string) {
  const pasted = useMemo(() => readPasted(words), [words])
  const { open, closed, isWhole } = useSearches(pasted)
  const look = useLook()
  const [hurried, hurry] = useState('')
  const [answer, setAnswer] = useState<Answer>({ words: '', groups: [], isDone: true })
  const isHurried = hurried === words
  useEffect(() => {
    // more lists would ask all of them again
    if (open.length === 0 || !isWhole) return
    const aborter = new AbortController()
    const timer = setTimeout(
      () => {
        setAnswer({ words, groups: [], isDone: false })
        const add = (change: (before: Answer) => Partial<Answer>) => {
          if (aborter.signal.aborted) return
          setAnswer((before) => ({ ...before, ...change(before) }))
        }
        void look(open, aborter.signal, (group) =>
          add(({ groups }) => ({ groups: [...groups, group] })),
        ).then(() => add(() => ({ isDone: true })))
      },
      isHurried ? 0 : config.searchPauseMs,
    )
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [words, open, isWhole, look, isHurried])
  const isAnswered = answer.words === words
  return {
    pasted,
    open,
    closed,
    groups: isAnswered ? answer.groups : noGroups,
    isLooking: open.length > 0 && !(isAnswered && answer.isDone),
    /** Skips the pause. */
    hurry: () => !isAnswered && hurry(words),
  }
}

const noGroups: readonly Group[] = []

/** The lists that a text is looked up in, and those that the operator may not see. */
function useSearches(pasted: ReturnType<typeof readPasted>) {
  const { all, isWhole } = useRegistry()
  const { loadLate } = usePortal()
  const pathTo = usePathTo()
  const session = useSession()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (pasted.is !== 'nothing' && !isWhole) loadLate().catch(() => setFailed(true))
  }, [pasted, isWhole, loadLate])
  const searches = useMemo(() => {
    const { permissions = [], user } = session ?? {}
    const found = all.flatMap((declared): readonly Search[] => {
      const resource = visibleTo(declared, (anyOf) => mayUse(permissions, anyOf))
      const lookUps = lookUpsIn(resource, pasted, user?.userType)
      return lookUps.length > 0 ? [{ resource, lookUps }] : []
    })
    const isOpen = ({ resource }: Search) => pathTo(resource, 'list') !== undefined
    return { open: found.filter(isOpen), closed: found.filter((one) => !isOpen(one)) }
  }, [all, pasted, session, pathTo])
  return { ...searches, isWhole: isWhole || hasFailed }
}

/** Past the cache, which would keep the text. */
function useLook() {
  const provider = useDataProvider<PortalDataProvider>()
  const client = useQueryClient()
  return useMemo(
    () => (searches: readonly Search[], signal: AbortSignal, onGroup: (group: Group) => void) =>
      searchLists(searches, {
        onGroup,
        ask: (resource: Resource, filter, perPage) =>
          provider.getList<PortalRecord>(resource.name, {
            pagination: { page: 1, perPage },
            sort: defaultSort(resource),
            filter,
            signal,
          }),
        loaded: ({ name }) =>
          client
            .getQueriesData<{ data: readonly PortalRecord[] }>({ queryKey: [name, 'getList'] })
            .flatMap(([, rows]) => rows?.data ?? []),
      }),
    [provider, client],
  )
}
