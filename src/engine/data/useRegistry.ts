import { createContext, use } from 'react'
import { createRegistry, type Registry } from '@/engine/registry'

/** The resources of the app around, as far as they have loaded; none outside an app. */
export const RegistryContext = createContext<Registry>(createRegistry([], 'toCome'))

export function useRegistry(): Registry {
  return use(RegistryContext)
}
