import { createContext, use } from 'react'
import { createRegistry, type Registry } from '@/engine/registry'

/** What the app around declares, as far as it has come; nothing outside an app. */
export const RegistryContext = createContext<Registry>(createRegistry([], 'toCome'))

/** Loads the declarations that come later than the first page, and their words. */
export const LateContext = createContext<() => Promise<void>>(() => Promise.resolve())

export function useRegistry(): Registry {
  return use(RegistryContext)
}
