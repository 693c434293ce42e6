import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router'
import { useOpenPages, type PageLocation } from '@/engine/form/openPages'
import { changePreferences } from '../preferences/preferences'
import { useSite } from '../portal/PortalContext'
import { forgetTags } from './storedTags'
import { TagBar } from './TagBar'
import { tagPageOf } from './tagPages'
import { addressOf, addressAfterClosing, close, closeAll, closeOthers, dropPage } from './tags'
import type { Tag } from './tags'
import type { TagStore } from './tagStore'
import { useTags } from './useTags'

type TagsViewProps = {
  isOn: boolean
  /** Visits without tags so far: more than one if they came before this code loaded. */
  visits: RefObject<PageLocation[]>
}

export type TagCommands = {
  readonly refresh: (tag: Tag) => void
  readonly close: (tag: Tag) => Promise<void>
  readonly closeOthers: (tag: Tag) => Promise<void>
  readonly closeAll: () => Promise<void>
}

export function TagsView({ isOn, visits }: TagsViewProps) {
  const location = useLocation()
  const navigationType = useNavigationType()
  const { store, list, nameOf } = useTags({ location, navigationType })
  useTagVisits(store, visits)
  useEnd(store, isOn)
  const commands = useCommands(store)
  return <TagBar list={list} path={location.pathname} nameOf={nameOf} commands={commands} />
}

/** Gives each visited page its tag; only the visible one can stay mounted. */
function useTagVisits(store: TagStore, visits: RefObject<PageLocation[]>): void {
  const site = useSite()
  const navigate = useNavigate()
  const location = useLocation()
  const open = useEffectEvent((current: Location) => {
    for (const visit of visits.current.splice(0)) {
      const isVisible = visit.location === current
      const left = isVisible ? store.leftAt(visit) : undefined
      const page = tagPageOf(site, visit.location.pathname)
      if (left) void navigate(left, { replace: true })
      else store.open(visit, { ...page, isKept: page.isKept && isVisible })
    }
  })
  useEffect(() => open(location), [location])
}

/** Drops the hidden pages when switched off, unless the operator stays for unsaved input. */
function useEnd(store: TagStore, isOn: boolean): void {
  const { mayLeave } = useOpenPages()
  useEffect(() => {
    if (isOn) return
    const end = async () => {
      const hidden = store.tags().kept.filter((path) => path !== store.here())
      if (await mayLeave(hidden)) {
        forgetTags()
        store.end()
      } else changePreferences({ tagsView: true })
    }
    void end()
  }, [store, isOn, mayLeave])
}

/** Gateway contract §7.6. */
function useCommands(store: TagStore): TagCommands {
  const navigate = useNavigate()
  const { mayLeave } = useOpenPages()
  const kept = () => store.tags().kept
  return {
    refresh: (tag) => {
      const go = async () => {
        if (!(await mayLeave([tag.path]))) return
        store.change((tags) => dropPage(tags, tag.path))
        void navigate(`/redirect${addressOf(tag)}`, { replace: true })
      }
      void go()
    },
    close: async ({ path }) => {
      if (!(await mayLeave([path]))) return
      store.change((tags) => close(tags, path))
      if (path === store.here()) void navigate(addressAfterClosing(store.tags()))
    },
    closeOthers: async (tag) => {
      if (!(await mayLeave(kept().filter((path) => path !== tag.path)))) return
      if (tag.path !== store.here()) void navigate(addressOf(tag))
      store.change((tags) => closeOthers(tags, tag.path))
    },
    closeAll: async () => {
      if (!(await mayLeave(kept()))) return
      store.change(closeAll)
      const stays = store.tags().list.some(({ path }) => path === store.here())
      if (!stays) void navigate(addressAfterClosing(store.tags()))
    },
  }
}
