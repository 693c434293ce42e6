import { WebSocket } from 'ws'
import { config } from '@/engine/config'

/** Opens connections of the real-time channel and keeps them; `close` gives how many were open to the end. */
export async function holdSockets(origin: string, token: string, count: number) {
  const address = `${origin.replace('http', 'ws')}${config.socketPath}?token=${token}`
  const sockets = Array.from({ length: count }, () => new WebSocket(address, { origin }))
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.on('open', resolve)
          socket.on('error', () => resolve())
        }),
    ),
  )
  const beat = setInterval(() => {
    for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) socket.send('')
  }, config.heartbeatMs)
  return {
    close: () => {
      clearInterval(beat)
      const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN)
      for (const socket of sockets) socket.terminate()
      return open.length
    },
  }
}
