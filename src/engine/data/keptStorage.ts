import { tried } from '@/engine/values/tried'

/** Undefined if the browser blocks it. */
export function keptStorage(): Storage | undefined {
  return tried(() => window.localStorage)
}
