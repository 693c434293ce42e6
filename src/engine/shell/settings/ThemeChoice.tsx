import { useId, type CSSProperties } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from '@/engine/ui/icons'
import { changePreferences, usePreferences } from '../preferences/preferences'
import { themePresets } from './themePresets'
import { useThemeReport } from './useThemeReport'

/** The presets, a free colour, and how readable the result is. */
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
          <label key={name} className="wd-swatch" style={swatch(colour)}>
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

function swatch(colour: string): CSSProperties {
  return { '--wd-swatch': colour } as CSSProperties
}
