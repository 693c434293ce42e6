import { useId } from 'react'
import Drawer from '@mui/material/Drawer'
import { useNotify, useTranslate } from 'ra-core'
import { config } from '@/config'
import { Icon } from '@/views/icons'
import { useMediaQuery } from '@/views/useMediaQuery'
import { changePreferences, modes, resetPreferences, sizes, usePreferences } from '../preferences'
import { Choice } from './Choice'
import { ThemeChoice } from './ThemeChoice'
import './settings.css'

export type SettingsDrawerProps = { open: boolean; onClose: () => void }

const flags = ['tagsView', 'fixedHeader', 'sidebarLogo'] as const

/** §2: the right settings panel. Every choice is in force and kept at once. */
export function SettingsDrawer({ open, onClose }: SettingsDrawerProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const title = useId()
  const { mode, size, ...chosen } = usePreferences()
  const isPhone = useMediaQuery(`(max-width: ${config.mobileBelowPx - 0.05}px)`)
  const reset = () => {
    resetPreferences()
    notify('settings.wasReset', { type: 'success' })
  }
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      transitionDuration={200}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': title } }}
    >
      <div className="wd-settings">
        <header>
          <h2 id={title}>{translate('shell.layoutSettings')}</h2>
          <button
            type="button"
            className="wd-icon-button"
            aria-label={translate('settings.close')}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        <ThemeChoice />
        <Choice
          name="mode"
          values={modes}
          chosen={mode}
          onChoose={(value) => changePreferences({ mode: value })}
        />
        {isPhone && (
          <Choice
            name="size"
            values={sizes}
            chosen={size}
            onChoose={(value) => changePreferences({ size: value })}
          />
        )}
        <fieldset>
          <legend>{translate('settings.layout')}</legend>
          {flags.map((flag) => (
            <label key={flag} className="wd-switch">
              <span>{translate(`settings.${flag}`)}</span>
              <input
                type="checkbox"
                role="switch"
                checked={chosen[flag]}
                onChange={({ target }) => changePreferences({ [flag]: target.checked })}
              />
            </label>
          ))}
        </fieldset>
        <button type="button" className="wd-button" onClick={reset}>
          {translate('settings.reset')}
        </button>
      </div>
    </Drawer>
  )
}
