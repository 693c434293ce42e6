import { useTranslate } from 'ra-core'
import { useMediaQuery } from '@/engine/ui/useMediaQuery'
import { contrast } from '../preferences/contrast'
import { usePreferences } from '../preferences/preferences'
import { grounds, shadesOf, type Side } from '../preferences/themeShades'

/** Describes the contrast of text and links, and whether a shade had to replace the colour. */
export function useThemeReport(theme: string): string {
  const translate = useTranslate()
  const side = useSide()
  const shades = shadesOf(theme.toLowerCase())
  const ink = shades['--wd-on-theme']
  const shade = shades[`--wd-theme-text-${side}`]
  const isShaded = shade !== shades['--wd-theme']
  const onIt = translate(ink === '#ffffff' ? 'settings.whiteInk' : 'settings.darkInk', {
    ratio: rounded(contrast(ink, theme)),
  })
  const links = translate(isShaded ? 'settings.shaded' : 'settings.asChosen', {
    ratio: rounded(onPage(theme, side)),
    shade,
    better: rounded(onPage(shade, side)),
  })
  return `${onIt} ${links}`
}

function useSide(): Side {
  const { mode } = usePreferences()
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  if (mode !== 'system') return mode
  return isSystemDark ? 'dark' : 'light'
}

/** The lowest contrast on this side. */
function onPage(colour: string, side: Side): number {
  return Math.min(...grounds[side].map((ground) => contrast(colour, ground)))
}

/** Rounds down, never up to a ratio that isn't reached. */
function rounded(ratio: number): string {
  return String(Math.floor(ratio * 10) / 10)
}
