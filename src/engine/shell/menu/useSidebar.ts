import { useCallback, useState } from 'react'
import Cookies from 'js-cookie'
import { config } from '@/engine/config'
import { useMediaQuery } from '@/engine/ui/useMediaQuery'

export function useIsPhone(): boolean {
  return useMediaQuery(`(max-width: ${config.mobileBelowPx - 0.05}px)`)
}

/** On a phone, a drawer that closes on every navigation; otherwise a column whose state is in a cookie. */
export function useSidebar(path: string) {
  const isPhone = useIsPhone()
  const [isUnfolded, setUnfolded] = useState(readOpen)
  const [drawerAt, setDrawerAt] = useState<string>()
  const isDrawerOpen = isPhone && drawerAt === path

  const toggle = useCallback(() => {
    if (isPhone) return setDrawerAt(isDrawerOpen ? undefined : path)
    writeOpen(!isUnfolded)
    setUnfolded(!isUnfolded)
  }, [isPhone, isDrawerOpen, path, isUnfolded])
  const close = useCallback(() => setDrawerAt(undefined), [])
  return { isPhone, isOpen: isPhone ? isDrawerOpen : isUnfolded, toggle, close }
}

const yearDays = 365

/** §9: '0' is closed; anything else, or no cookie, is open. */
function readOpen(): boolean {
  return Cookies.get(config.sidebarCookie) !== '0'
}

function writeOpen(isOpen: boolean): void {
  Cookies.set(config.sidebarCookie, isOpen ? '1' : '0', { expires: yearDays, sameSite: 'strict' })
}
