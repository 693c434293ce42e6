import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from 'ra-core'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '@/engine/data/session'
import { useOpenPages } from '@/engine/form/openPages'
import type { PageCache } from '@/engine/form/pageCache'
import {
  addressOf,
  addressAfterClosing,
  close,
  closeAll,
  closeOthers,
  withPinned,
  type OpenPage,
} from '@/engine/form/pageList'
import { useSlot } from '@/engine/ui/late/slot'
import { useMenuTitle } from '../menu/useMenuTitle'
import { listedPage } from '../pages/listedPage'
import { usePortal, useSite } from '../portal/PortalContext'
import { changePreferences } from '../preferences/preferences'
import { forgetTags, readTags, storeTags } from './storedTags'
import { TagBar } from './TagBar'
import { pinnedTags, tagName } from './tagPages'

type TagsViewProps = {
  isOn: boolean
  /** Called once the tags are off and no unsaved input is lost. */
  onEnd: () => void
}

export type TagCommands = {
  readonly refresh: (tag: OpenPage) => void
  readonly close: (tag: OpenPage) => Promise<void>
  readonly closeOthers: (tag: OpenPage) => Promise<void>
  readonly closeAll: () => Promise<void>
}

/** One tag for each open page. */
export function TagsView({ isOn, onEnd }: TagsViewProps) {
  const { cache } = useOpenPages()
  const { pathname } = useLocation()
  const site = useSite()
  const t = useTranslate()
  const menuTitle = useMenuTitle()
  const list = useSlot(cache)?.list ?? []
  const nameOf = (path: string) => tagName(site, path, { t, menuTitle })
  useEffect(() => cache.setNames(nameOf))
  usePinned(cache)
  useEnd(isOn, onEnd)
  return <TagBar list={list} path={pathname} nameOf={nameOf} commands={useCommands(cache)} />
}

/** Adds the pinned tags, and once those of before the reload; stores each change. */
function usePinned(cache: PageCache): void {
  const { menu, menuFailure } = usePortal()
  const site = useSite()
  const user = useSession()?.user.userId ?? ''
  const isThere = ({ path }: OpenPage) =>
    menuFailure !== undefined || listedPage(site, path).isListed
  const start = useEffectEvent(() => {
    const before = readTags(user).filter(isThere)
    cache.change((pages) => withPinned(pages, [], before))
  })
  useEffect(() => {
    start()
    return cache.subscribe(() => storeTags(user, cache.get().list))
  }, [cache, user])
  useEffect(() => cache.change((pages) => withPinned(pages, pinnedTags(menu))), [cache, menu])
}

/** Drops the hidden pages when switched off, unless the operator stays for unsaved input. */
function useEnd(isOn: boolean, onEnd: () => void): void {
  const { cache, mayLeave } = useOpenPages()
  const end = useEffectEvent(async () => {
    if (await mayLeave(cache.get().kept.filter(cache.isHidden))) {
      cache.change((pages) => closeOthers(withPinned(pages, []), cache.here()))
      forgetTags()
      onEnd()
    } else changePreferences({ tagsView: true })
  })
  useEffect(() => {
    if (!isOn) void end()
  }, [isOn])
}

/** Gateway contract §7.6. */
function useCommands(cache: PageCache): TagCommands {
  const navigate = useNavigate()
  const { mayLeave } = useOpenPages()
  return {
    refresh: (tag) => void navigate(`/redirect${addressOf(tag)}`, { replace: true }),
    close: async ({ path }) => {
      if (!(await mayLeave([path]))) return
      cache.change((pages) => close(pages, path))
      if (path === cache.here()) void navigate(addressAfterClosing(cache.get()))
    },
    closeOthers: async (tag) => {
      if (!(await mayLeave(cache.get().kept.filter((path) => path !== tag.path)))) return
      if (tag.path !== cache.here()) void navigate(addressOf(tag))
      cache.change((pages) => closeOthers(pages, tag.path))
    },
    closeAll: async () => {
      if (!(await mayLeave(cache.get().kept))) return
      cache.change(closeAll)
      const stays = cache.get().list.some(({ path }) => path === cache.here())
      if (!stays) void navigate(addressAfterClosing(cache.get()))
    },
  }
}
