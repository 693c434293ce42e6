import { WebSocketHandler, type WebSocketHandlerConnection } from 'msw'
import { config } from '@/engine/config'
import { tokenOffered } from '@/server/http/handshake'
import type { Connection, Live } from './createLive'

/**
 * Carries the real-time channel to a page whose `WebSocket` msw has replaced, on any origin. msw's
 * `ws.link` would open the page's socket before the sandbox could refuse it.
 */
export class LiveHandler extends WebSocketHandler {
  constructor(private readonly live: Live) {
    super(new RegExp(`^wss?://[^/]+${config.socketPath}(?:\\?|$)`))
  }

  override async run(...[opening, context]: Parameters<WebSocketHandler['run']>) {
    const found = await super.run(opening, context)
    if (found !== null) await this.open(found)
    return found
  }

  private async open({ client, info }: WebSocketHandlerConnection): Promise<void> {
    let connection: Connection | undefined
    let isGone = false
    client.addEventListener('message', ({ data }) => connection?.heard(sizeOf(data)))
    client.addEventListener('close', () => {
      isGone = true
      connection?.gone()
    })
    const offered = tokenOffered([info.protocols ?? []].flat().join())
    const admission = await this.live.admit(offered ?? client.url.searchParams.get('token'))
    if (isGone) return
    // 1006 is what a browser makes of a refused upgrade
    if ('status' in admission) client.close(1006)
    else connection = admission.join(client)
  }
}

function sizeOf(data: string | Blob | ArrayBufferLike | ArrayBufferView): number {
  if (typeof data === 'string') return new TextEncoder().encode(data).length
  return 'size' in data ? data.size : data.byteLength
}
