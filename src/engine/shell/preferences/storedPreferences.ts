import { config } from '@/engine/config'
import { readStoredFields, store } from '../../ui/stored'

export const modes = ['system', 'light', 'dark'] as const
export const sizes = ['default', 'medium', 'small', 'mini'] as const

/** §2: stored choices of the settings drawer and the size switch. */
export type Preferences = {
  /** As `#rrggbb`. */
  readonly theme: string
  readonly mode: (typeof modes)[number]
  readonly tagsView: boolean
  readonly fixedHeader: boolean
  readonly sidebarLogo: boolean
  readonly size: (typeof sizes)[number]
}

/** §9: used on the first run and after a reset. */
export const defaultPreferences: Preferences = {
  theme: config.themeColour,
  mode: 'system',
  tagsView: false,
  fixedHeader: false,
  sidebarLogo: true,
  size: 'medium',
}

const key = 'layout-setting'

/** Falls back to the default for any invalid stored value. */
export function readPreferences(): Preferences {
  const stored = readStoredFields(localStorage, key)
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

/** Stores the preferences across reload and logout; without any, restores the defaults. */
export function keepPreferences(chosen?: Preferences): void {
  store(localStorage, key, chosen)
}

function flag(stored: unknown, otherwise: boolean): boolean {
  return typeof stored === 'boolean' ? stored : otherwise
}
