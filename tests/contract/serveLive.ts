import type { Sandbox } from '@/sandbox'
import { acceptSocket } from '@/sandbox/live/acceptSocket'
import { aPortal } from '@/tests/server/portalFixture'

/** Serves a sandbox, as `npm start` does, and gives the port. */
export function serveLive({ fetch, live }: Pick<Sandbox, 'fetch' | 'live'>): Promise<number> {
  return aPortal({ gateway: { fetch, upgrade: acceptSocket(live) } })
}
