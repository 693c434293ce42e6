import type {
  LiveSocket,
  OpenSocket,
  SocketAddress,
  SocketListener,
} from '@/engine/gateway/live/line'

/** A socket of which the test plays the gateway's side. */
export type FakeSocket = LiveSocket & {
  url: string
  protocols: readonly string[]
  sent: string[]
  bufferedAmount: number
  accept: () => void
  message: (data: unknown) => void
  /** The gateway, or the network, closes it. */
  drop: (code?: number) => void
  fail: () => void
}

export type FakeSockets = {
  open: OpenSocket
  /** All there ever were. */
  all: FakeSocket[]
  last: () => FakeSocket
  /** Those that neither side has closed. */
  alive: () => number
}

/** @param answer what the network does to each new socket; default nothing */
export function fakeSockets(answer: (socket: FakeSocket) => void = () => undefined): FakeSockets {
  const all: FakeSocket[] = []
  return {
    all,
    open(address, listener) {
      const socket = fakeSocket(address, listener)
      all.push(socket)
      queueMicrotask(() => answer(socket))
      return socket
    },
    last() {
      const socket = all.at(-1)
      if (!socket) throw new Error('no socket was opened')
      return socket
    },
    alive: () => all.filter(({ readyState }) => readyState < 2).length,
  }
}

function fakeSocket({ url, protocols = [] }: SocketAddress, listener: SocketListener): FakeSocket {
  let readyState: LiveSocket['readyState'] = 0
  const sent: string[] = []
  return {
    url,
    protocols,
    sent,
    bufferedAmount: 0,
    get readyState() {
      return readyState
    },
    send(text) {
      if (readyState !== 1) throw new Error('InvalidStateError')
      sent.push(text)
    },
    close() {
      if (readyState < 2) readyState = 2
    },
    accept() {
      if (readyState !== 0) return
      readyState = 1
      listener.onOpen()
    },
    message: (data) => listener.onMessage(data),
    drop(code = 1006) {
      readyState = 3
      listener.onClose(code)
    },
    fail() {
      readyState = 3
      listener.onError()
      listener.onClose(1006)
    },
  }
}
