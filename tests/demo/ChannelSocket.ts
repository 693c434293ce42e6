import { tokenOffered } from '@/server/http/handshake'
import type { Channel, Message } from './channel'

/**
 * Stands in for a page's `WebSocket` and speaks over the channel, which a service worker cannot do: it sees no
 * upgrades.
 */
export function channelSocket(channel: Channel) {
  return class ChannelSocket extends EventTarget {
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    static readonly CLOSING = 2
    static readonly CLOSED = 3

    readonly url: string
    readonly bufferedAmount = 0
    binaryType: BinaryType = 'blob'
    readyState = ChannelSocket.CONNECTING
    readonly #id = crypto.randomUUID()
    readonly #token: string | null
    readonly #stop: () => void

    constructor(url: string | URL, protocols: string | readonly string[] = []) {
      super()
      this.url = String(url)
      const offered = tokenOffered([protocols].flat().join())
      this.#token = offered ?? new URL(this.url).searchParams.get('token')
      this.#stop = channel.listen((message) => this.#hear(message))
      this.#dial()
    }

    send(text: string): void {
      if (this.readyState === ChannelSocket.CONNECTING)
        throw new DOMException('Still connecting.', 'InvalidStateError')
      if (this.readyState !== ChannelSocket.OPEN) return
      const bytes = new TextEncoder().encode(text).length
      channel.tell({ kind: 'frame', socket: this.#id, bytes })
    }

    close(code = 1000, reason = ''): void {
      if (this.readyState >= ChannelSocket.CLOSING) return
      channel.tell({ kind: 'hangUp', socket: this.#id })
      this.readyState = ChannelSocket.CLOSING
      queueMicrotask(() => this.#end(code, reason))
    }

    #dial(): void {
      channel.tell({ kind: 'dial', socket: this.#id, token: this.#token })
    }

    #hear(message: Message): void {
      // a message may have been on its way
      if (this.readyState >= ChannelSocket.CLOSING) return
      if (message.kind === 'begun') this.#meetNewSandbox()
      if (!('socket' in message) || message.socket !== this.#id) return
      if (message.kind === 'open') this.#open()
      if (message.kind === 'text')
        this.dispatchEvent(new MessageEvent('message', { data: message.text }))
      if (message.kind === 'closed') this.#end(message.code, message.reason)
    }

    /** The one that it spoke to is gone. */
    #meetNewSandbox(): void {
      if (this.readyState === ChannelSocket.CONNECTING) this.#dial()
      else this.#end(1006, '')
    }

    #open(): void {
      this.readyState = ChannelSocket.OPEN
      this.dispatchEvent(new Event('open'))
    }

    #end(code: number, reason: string): void {
      if (this.readyState === ChannelSocket.CLOSED) return
      this.readyState = ChannelSocket.CLOSED
      this.#stop()
      this.dispatchEvent(new CloseEvent('close', { code, reason, wasClean: code !== 1006 }))
    }
  }
}
