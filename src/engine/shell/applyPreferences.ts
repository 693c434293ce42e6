import { defaultPreferences, readPreferences, type Preferences } from './keptPreferences'

/** Puts the choices on the root element, where the style sheets read them; done when the theme is painted, too. */
export async function applyPreferences(chosen: Preferences): Promise<void> {
  const root = document.documentElement
  const { theme, mode, size, fixedHeader, sidebarLogo } = chosen
  root.dataset.mode = mode
  root.dataset.size = size
  root.dataset.theme = theme
  root.toggleAttribute('data-fixed-header', fixedHeader)
  root.toggleAttribute('data-no-logo', !sidebarLogo)
  // the first run's shades stand in tokens.css
  if (theme === defaultPreferences.theme && !root.style.length) return
  const shades = await import('./themeShades').catch(() => undefined)
  shades?.paintTheme(root, root.dataset.theme)
}

/** Applies what this browser keeps, now and whenever another tab changes it. */
export function followPreferences(): Promise<void> {
  const apply = () => applyPreferences(readPreferences())
  addEventListener('storage', () => void apply())
  return apply()
}
