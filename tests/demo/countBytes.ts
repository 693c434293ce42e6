import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Counts what a server sends, headers included. @returns the bytes so far */
export function countBytes(server: Server): () => number {
  const sockets: Socket[] = []
  server.on('connection', (socket) => sockets.push(socket))
  return () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)
}
