import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { config } from '@/engine/config'
import { useResource } from '@/engine/data/resource'
import { useSession } from '@/engine/data/session'
import { readStoredFields, store } from '@/engine/ui/stored'
import { dayOf } from '@/engine/values/time'
import { tried } from '@/engine/values/tried'

const key = 'seen'

/** The latest ones of each resource. */
const mostSeen = 300

/** Remembers for the day, in this tab, that the operator has opened a record. */
export function useMarkSeen(id: string): void {
  const { name } = useResource()
  const userId = useSession()?.user.userId ?? ''
  useEffect(() => {
    if (id === '') return
    const seen = readSeen(userId)
    const ids = [...(seen[name] ?? []).filter((one) => one !== id), id].slice(-mostSeen)
    store(sessionStorage, key, { userId, day: today(), seen: { ...seen, [name]: ids } })
  }, [name, userId, id])
}

/** The records of the list that the operator has opened today; looked up whenever the list comes into view. */
export function useSeenRecords(): ReadonlySet<string> {
  const { name } = useResource()
  const userId = useSession()?.user.userId ?? ''
  const stored = useSyncExternalStore(subscribe, storedText)
  return useMemo(
    () => (stored === undefined ? none : new Set(readSeen(userId)[name])),
    [stored, userId, name],
  )
}

// nothing changes while a list is in view
const subscribe = () => () => {}

function storedText(): string | undefined {
  return tried(() => sessionStorage.getItem(key)) ?? undefined
}

const none: ReadonlySet<string> = new Set()

type Seen = Readonly<Record<string, readonly string[]>>

/** Nothing of another account or another day. */
function readSeen(userId: string): Seen {
  const stored = readStoredFields(sessionStorage, key)
  const isOwn = stored['userId'] === userId && stored['day'] === today()
  const { seen } = stored
  if (!isOwn || typeof seen !== 'object' || seen === null) return {}
  const lists = Object.entries(seen).filter(([, ids]) => Array.isArray(ids))
  return Object.fromEntries(lists)
}

function today(): string {
  return dayOf(new Date(), config.gatewayTimeZone)
}
