import { useId } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from '@/engine/ui/icons'
import { useMediaQuery } from '@/engine/ui/useMediaQuery'
import { changePreferences, usePreferences } from '../preferences/preferences'
import {
  contrast,
  grounds,
  shadesOf,
  themePresets,
  white,
  type Side,
} from '../preferences/themeShades'

export function ThemeChoice() {
  const translate = useTranslate()
  const group = useId()
  const { theme } = usePreferences()
  const choose = (colour: string) => changePreferences({ theme: colour })
  const isChosen = (colour: string) => colour.toLowerCase() === theme.toLowerCase()
  return (
    <fieldset>
      <legend>{translate('settings.theme')}</legend>
      <div className="wd-swatches">
        {themePresets.map(([name, colour]) => (
          <label key={name} className="wd-swatch" style={{ '--wd-swatch': colour }}>
            <input
              type="radio"
              name={group}
              aria-label={`${translate(`settings.colours.${name}`)} ${colour}`}
              title={`${translate(`settings.colours.${name}`)} ${colour}`}
              checked={isChosen(colour)}
              onChange={() => choose(colour)}
            />
            <Icon name="tick" />
          </label>
        ))}
      </div>
      <label className="wd-own-colour">
        <span>{translate('settings.own')}</span>
        <input
          type="color"
          value={theme.toLowerCase()}
          onChange={({ target }) => choose(target.value)}
        />
      </label>
      <p className="wd-note" role="status">
        {useThemeReport(theme)}
      </p>
    </fieldset>
  )
}

/** Describes the contrast of text and links, and whether a shade had to replace the colour. */
function useThemeReport(theme: string): string {
  const translate = useTranslate()
  const side = useSide()
  const shades = shadesOf(theme.toLowerCase())
  const ink = shades['--wd-on-theme']
  const shade = shades[`--wd-theme-text-${side}`]
  const isShaded = shade !== shades['--wd-theme']
  const onIt = translate(ink === white ? 'settings.whiteInk' : 'settings.darkInk', {
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

function onPage(colour: string, side: Side): number {
  return Math.min(...grounds[side].map((ground) => contrast(colour, ground)))
}

/** Never shows a ratio that isn't reached. */
function rounded(ratio: number): string {
  return String(Math.floor(ratio * 10) / 10)
}
