import { createContext, use } from 'react'
import { settingsOf, type Settings } from '@/engine/config'

/** What the app around says of itself; the engine's defaults outside an app. */
export const ConfigContext = createContext<Settings>(settingsOf({}))

export function useConfig(): Settings {
  return use(ConfigContext)
}
