import { useSlot } from '@/engine/ui/slot'
import { alertsSlot } from '../ui/alertsSlot'
import { useIsAlerted } from './useIsAlerted'

/** §6: whoever is alerted has a place for the bell from the start, so that nothing moves when it comes. */
export function BellPlace() {
  const Bell = useSlot(alertsSlot)?.Bell
  const isAlerted = useIsAlerted()
  if (!isAlerted) return null
  return <span className="wd-bell-place">{Bell && <Bell />}</span>
}
