import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useSession } from '@/engine/data/session'
import { useOpenPages, type PageLocation } from '@/engine/form/openPages'
import { useSlot } from '@/engine/ui/late/slot'
import { usePortal, useSite } from '../portal/PortalContext'
import { useMenuTitle } from '../menu/useMenuTitle'
import { holdQueries } from './heldQueries'
import { readTags, storeTags } from './storedTags'
import { pinnedTags, tagName, tagPageOf } from './tagPages'
import { pinnedFirst, withoutRemoved } from './tags'
import { createTagStore } from './tagStore'

export function useTags(present: PageLocation) {
  const { menu, menuFailure } = usePortal()
  const site = useSite()
  const t = useTranslate()
  const menuTitle = useMenuTitle()
  const queryClient = useQueryClient()
  const pages = useOpenPages()
  const user = useSession()?.user.userId ?? ''
  const pinned = useMemo(() => pinnedTags(menu), [menu])
  const nameOf = (path: string) => tagName(site, path, { t, menuTitle })
  const isThere = (path: string) => menuFailure !== undefined || tagPageOf(site, path).isTag
  const [store] = useState(() =>
    createTagStore({
      pages,
      present,
      pinned,
      before: readTags(user).filter(({ path }) => isThere(path)),
      holdQueries: () => holdQueries(queryClient),
      onChange: (list) => storeTags(user, list),
    }),
  )
  const pin = useEffectEvent((now: typeof pinned) => {
    store.setNames(nameOf)
    store.change((tags) => pinnedFirst(withoutRemoved(tags, isThere), now))
  })
  useEffect(() => store.start(), [store])
  useEffect(() => pin(pinned), [pinned])
  // each change of the tags replaces the cache
  useSlot(pages.cache)
  return { store, list: store.tags().list, nameOf }
}
