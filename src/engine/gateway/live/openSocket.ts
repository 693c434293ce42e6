/** The used part of a WebSocket. */
export type LiveSocket = {
  /** 0 connecting, 1 open, 2 closing, 3 closed. */
  readonly readyState: number
  /** Unsent bytes. */
  readonly bufferedAmount: number
  send: (text: string) => void
  close: () => void
}

export type SocketListener = {
  onOpen: () => void
  onMessage: (data: unknown) => void
  onClose: (code: number) => void
  onError: () => void
}

export type SocketAddress = {
  url: string
  /** Offered sub-protocols; default none. */
  protocols?: readonly string[]
}

export type OpenSocket = (address: SocketAddress, listener: SocketListener) => LiveSocket

export const openWebSocket: OpenSocket = (address, listener) => {
  const { url, protocols = [] } = address
  const { onOpen, onMessage, onClose, onError } = listener
  const socket = new WebSocket(url, [...protocols])
  socket.binaryType = 'arraybuffer'
  socket.addEventListener('open', onOpen)
  socket.addEventListener('message', ({ data }) => onMessage(data))
  socket.addEventListener('close', ({ code }) => onClose(code))
  socket.addEventListener('error', onError)
  return socket
}

export const socketOpen = 1
