import { createContext, use } from 'react'
import { settingsOf, type Settings } from '@/engine/config'

/** The settings of the app around; the engine's defaults outside an app. */
export const ConfigContext = createContext<Settings>(settingsOf({}))

export function useConfig(): Settings {
  return use(ConfigContext)
}
