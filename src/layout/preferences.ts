import { useSyncExternalStore } from 'react'
import { config } from '@/config'

export const modes = ['system', 'light', 'dark'] as const
export const sizes = ['default', 'medium', 'small', 'mini'] as const

/** §2, what the settings drawer and the size switch keep. */
export type Preferences = {
  /** The theme colour, `#rrggbb`. */
  readonly theme: string
  readonly mode: (typeof modes)[number]
  readonly tagsView: boolean
  readonly fixedHeader: boolean
  readonly sidebarLogo: boolean
  readonly size: (typeof sizes)[number]
}

/** §9: the first run, and what a reset brings back. */
export const defaultPreferences: Preferences = {
  theme: config.themeColour,
  mode: 'system',
  tagsView: false,
  fixedHeader: false,
  sidebarLogo: true,
  size: 'medium',
}

const key = 'layout-setting'
const listeners = new Set<() => void>()
let present = read()

/** The preferences of this browser; every tab follows, and neither reload nor logout changes them. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences)
}

export function preferences(): Preferences {
  return present
}

export function changePreferences(change: Partial<Preferences>): void {
  localStorage.setItem(key, JSON.stringify({ ...present, ...change }))
  readAgain()
}

export function resetPreferences(): void {
  localStorage.removeItem(key)
  readAgain()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', readAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', readAgain)
  }
}

function readAgain() {
  present = read()
  for (const listener of listeners) listener()
}

/** Whatever was written there: what does not fit is the default. */
function read(): Preferences {
  const stored = readStored()
  const { theme, mode, tagsView, fixedHeader, sidebarLogo, size } = defaultPreferences
  return {
    theme:
      typeof stored.theme === 'string' && /^#[\da-f]{6}$/i.test(stored.theme)
        ? stored.theme
        : theme,
    mode: modes.find((one) => one === stored.mode) ?? mode,
    tagsView: flag(stored.tagsView, tagsView),
    fixedHeader: flag(stored.fixedHeader, fixedHeader),
    sidebarLogo: flag(stored.sidebarLogo, sidebarLogo),
    size: sizes.find((one) => one === stored.size) ?? size,
  }
}

function readStored(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    // somebody else's text
    return {}
  }
}

function flag(stored: unknown, otherwise: boolean): boolean {
  return typeof stored === 'boolean' ? stored : otherwise
}
