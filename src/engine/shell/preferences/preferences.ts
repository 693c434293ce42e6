import { createSlot, useSlot } from '@/engine/ui/late/slot'
import {
  applyPreferences,
  defaultPreferences,
  keepPreferences,
  readPreferences,
  type Preferences,
} from './storedPreferences'

const present = createSlot<Preferences>()
present.put(readPreferences())
// the boot applies what another tab chose
addEventListener('storage', () => present.put(readPreferences()))

export function usePreferences(): Preferences {
  return useSlot(present) ?? defaultPreferences
}

export function preferences(): Preferences {
  return present.get() ?? defaultPreferences
}

export function changePreferences(change: Partial<Preferences>): void {
  const chosen = { ...preferences(), ...change }
  show(chosen)
  keepPreferences(chosen)
}

export function resetPreferences(): void {
  show(defaultPreferences)
  keepPreferences()
}

function show(chosen: Preferences): void {
  present.put(chosen)
  void applyPreferences(chosen)
}
