import Cookies from 'js-cookie'
import { config } from '@/engine/config'

const yearDays = 365

/** §9: '1' open, '0' closed; absent is open. */
export function readSidebarOpen(): boolean {
  return Cookies.get(config.sidebarCookie) !== '0'
}

export function writeSidebarOpen(isOpen: boolean): void {
  Cookies.set(config.sidebarCookie, isOpen ? '1' : '0', { expires: yearDays, sameSite: 'strict' })
}
