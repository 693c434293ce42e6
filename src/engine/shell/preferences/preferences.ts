import { useSyncExternalStore } from 'react'
import {
  applyPreferences,
  defaultPreferences,
  keepPreferences,
  readPreferences,
  type Preferences,
} from './storedPreferences'

const listeners = new Set<() => void>()
let present = readPreferences()

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences)
}

export function preferences(): Preferences {
  return present
}

export function changePreferences(change: Partial<Preferences>): void {
  become({ ...present, ...change })
  keepPreferences(present)
}

export function resetPreferences(): void {
  become(defaultPreferences)
  keepPreferences()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', readAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', readAgain)
  }
}

function readAgain() {
  become(readPreferences())
}

function become(next: Preferences) {
  present = next
  void applyPreferences(present)
  for (const listener of listeners) listener()
}
