import { useId, useState } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import { Button } from '@/engine/ui/Button'
import { CloseButton } from '@/engine/ui/CloseButton'
import { Drawer } from '@/engine/ui/overlay/overlays'
import { changePreferences, resetPreferences, usePreferences } from '../preferences/preferences'
import { modes, sizes } from '../preferences/storedPreferences'
import { useIsPhone } from '../menu/useSidebar'
import { ThemeChoice } from './ThemeChoice'
import './settings.css'

type SettingsDrawerProps = { onClose: () => void }

const flags = ['tagsView', 'fixedHeader', 'sidebarLogo'] as const

/** §2: every choice applies and is stored at once. */
export function SettingsDrawer({ onClose }: SettingsDrawerProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const title = useId()
  const { mode, size, ...chosen } = usePreferences()
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  const reset = () => {
    resetPreferences()
    notify('settings.wasReset', { type: 'success' })
  }
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={close}
      transitionDuration={200}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': title },
        transition: { onExited: onClose },
      }}
    >
      <div className="wd-settings">
        <header>
          <h2 id={title}>{translate('settings.title')}</h2>
          <CloseButton label={translate('settings.close')} onClose={close} />
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
        <Button onClick={reset}>{translate('settings.reset')}</Button>
      </div>
    </Drawer>
  )
}

type ChoiceProps<V extends string> = {
  name: 'mode' | 'size'
  values: readonly V[]
  chosen: V
  onChoose: (value: V) => void
}

function Choice<V extends string>({ name, values, chosen, onChoose }: ChoiceProps<V>) {
  const translate = useTranslate()
  const group = useId()
  return (
    <fieldset>
      <legend>{translate(`settings.${name}`)}</legend>
      <div className="wd-choice-row">
        {values.map((value) => (
          <label key={value} className="wd-choice">
            <input
              type="radio"
              name={group}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{translate(`settings.${name}s.${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
