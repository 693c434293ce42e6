import type { Duplex } from 'node:stream'

/** Answers an upgrade that is not taken and closes the connection. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(
    handshakeLines(status, [
      ['Connection', 'close'],
      ['Content-Length', '0'],
    ]),
  )
}

export function handshakeLines(
  status: string,
  headers: readonly (readonly [name: string, value: string])[],
): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`
}
