import type { ComponentType } from 'react'
import { createSlot } from '@/engine/ui/slot'

/** What the alerts put into the shell once their code is there. */
export type AlertsView = {
  /** In the navbar. */
  readonly Bell: ComponentType
  /** Above every page, when no alert comes any more. */
  readonly Banner: ComponentType
}

/** Empty for accounts that are alerted of nothing. */
export const alertsSlot = createSlot<AlertsView>()
