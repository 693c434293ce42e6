import { defaultPreferences, readPreferences, type Preferences } from './storedPreferences'

/** Sets the preferences on the root element for the style sheets; resolves when the theme is painted. */
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

/** Applies the stored preferences, now and whenever another tab changes them. */
export function followPreferences(): Promise<void> {
  const apply = () => applyPreferences(readPreferences())
  addEventListener('storage', () => void apply())
  return apply()
}
