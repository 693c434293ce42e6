import { useLacks } from '@/engine/data/gatewayTraits'
import { useSession } from '@/engine/data/session'
import { useHasTrade } from './menu/useHasTrade'

/** §4, §6: whether this user gets alerts from the live channel or of failed payouts. */
export function useIsAlerted(): boolean {
  const session = useSession()
  const hasTrade = useHasTrade()
  const lacksChannel = useLacks('channel')
  const lacksPayouts = useLacks('failedPayouts')
  if (session?.user.userType !== '00' || !hasTrade) return false
  const isPolling = !lacksPayouts && !session.roles.some((role) => role.startsWith('tri:'))
  return !lacksChannel || isPolling
}
