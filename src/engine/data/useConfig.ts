import { createContext, use } from 'react'
import { settingsOf, type Settings } from '@/engine/config'

export const ConfigContext = createContext<Settings>(settingsOf({}))

export function useConfig(): Settings {
  return use(ConfigContext)
}
