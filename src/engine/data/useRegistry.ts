import { createContext, use } from 'react'
import { createRegistry, type Registry } from '@/engine/registry'

export const RegistryContext = createContext<Registry>(createRegistry([], 'toCome'))

export function useRegistry(): Registry {
  return use(RegistryContext)
}
