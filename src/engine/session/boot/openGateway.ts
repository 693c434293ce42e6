import type { Gateway } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import { askAhead } from '../rowsAhead'

/** With a session, asks at once for what its page needs. */
export function openGateway(options: Parameters<typeof createPageGateway>[0]): Gateway {
  const gateway = createPageGateway(options)
  askAhead(gateway)
  return gateway
}
