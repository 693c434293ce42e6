import { useState } from 'react'
import { config } from '@/engine/config'
import { readSidebarOpen, writeSidebarOpen } from './sidebarCookie'
import { useMediaQuery } from '@/engine/ui/useMediaQuery'

/** §9: whether the layout is the mobile one. */
export function useIsPhone(): boolean {
  return useMediaQuery(`(max-width: ${config.mobileBelowPx - 0.05}px)`)
}

/** On a phone a drawer that every navigation closes; else a column whose state the cookie keeps. */
export function useSidebar(path: string) {
  const isPhone = useIsPhone()
  const [isUnfolded, setUnfolded] = useState(readSidebarOpen)
  const [drawerAt, setDrawerAt] = useState<string>()
  const isDrawerOpen = isPhone && drawerAt === path

  const toggle = () => {
    if (isPhone) return setDrawerAt(isDrawerOpen ? undefined : path)
    writeSidebarOpen(!isUnfolded)
    setUnfolded(!isUnfolded)
  }
  const close = () => setDrawerAt(undefined)
  return { isPhone, isOpen: isPhone ? isDrawerOpen : isUnfolded, toggle, close }
}
