import { useId, type CSSProperties } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from '@/engine/ui/icons'
import { changePreferences, usePreferences } from '../preferences'
import { presetNames, presets } from './presets'
import { useThemeReport } from './useThemeReport'

/** The eight presets and a free colour, and how well words stand out with what is chosen. */
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
        {presetNames.map((name) => (
          <label key={name} className="wd-swatch" style={swatch(presets[name])}>
            <input
              type="radio"
              name={group}
              aria-label={`${translate(`settings.colours.${name}`)} ${presets[name]}`}
              title={`${translate(`settings.colours.${name}`)} ${presets[name]}`}
              checked={isChosen(presets[name])}
              onChange={() => choose(presets[name])}
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
