import { config } from '@/engine/config'
import { readStoredFields, store } from '@/engine/ui/stored'

export const modes = ['system', 'light', 'dark'] as const
export const sizes = ['default', 'medium', 'small', 'mini'] as const

export type Preferences = {
  readonly theme: string
  readonly mode: (typeof modes)[number]
  readonly tagsView: boolean
  readonly fixedHeader: boolean
  readonly sidebarLogo: boolean
  readonly size: (typeof sizes)[number]
}

/** §9: apply on the first run and after a reset. */
export const defaultPreferences: Preferences = {
  theme: config.themeColour,
  mode: 'system',
  tagsView: false,
  fixedHeader: false,
  sidebarLogo: true,
  size: 'medium',
}

const key = 'layout-setting'

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

/** Without an argument, restores the defaults. */
export function keepPreferences(chosen?: Preferences): void {
  store(localStorage, key, chosen)
}

function flag(stored: unknown, otherwise: boolean): boolean {
  return typeof stored === 'boolean' ? stored : otherwise
}

/** Resolves when the theme is painted. */
export async function applyPreferences(chosen: Preferences): Promise<void> {
  const root = document.documentElement
  const { theme, mode, size, fixedHeader, sidebarLogo } = chosen
  root.dataset.mode = mode
  root.dataset.size = size
  root.dataset.theme = theme
  root.toggleAttribute('data-fixed-header', fixedHeader)
  root.toggleAttribute('data-no-logo', !sidebarLogo)
  // tokens.css has the shades of the default theme
  if (theme === defaultPreferences.theme && !root.style.length) return
  const shades = await import('./themeShades').catch(() => undefined)
  shades?.paintTheme(root, root.dataset.theme)
}

export function followPreferences(): Promise<void> {
  const apply = () => applyPreferences(readPreferences())
  addEventListener('storage', () => void apply())
  return apply()
}
