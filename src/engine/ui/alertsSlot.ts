import type { ComponentType } from 'react'
import { createSlot } from '@/engine/ui/slot'

/** Filled by the alerts once their code is loaded. */
export type AlertsView = {
  /** In the navbar. */
  readonly Bell: ComponentType
  /** Shown above every page while no alerts can arrive. */
  readonly Banner: ComponentType
}

/** Stays empty for users who get no alerts. */
export const alertsSlot = createSlot<AlertsView>()
