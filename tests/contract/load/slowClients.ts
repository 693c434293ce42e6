import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

type Slow = { api: string; token: string; count: number; ends: number }

/** Half of them send their requests, the other half read their answers, a few bytes at a time; gives whole answers. */
export async function workAsSlowClients({ count, ...slow }: Slow): Promise<number> {
  const clients = Array.from({ length: count }, (_, at) => at)
  const answers = await Promise.all(
    clients.map((at) => (at % 2 === 0 ? drip(slow) : sip(slow)).catch(() => 0)),
  )
  return answers.reduce((sum, one) => sum + one, 0)
}

type One = Omit<Slow, 'count'>

/** A write whose body comes a byte at a time, and never whole before the end. */
async function drip({ api, token, ends }: One): Promise<number> {
  const { socket, path } = open(api)
  const body = JSON.stringify({ reason: 'x'.repeat(400) })
  socket.write(
    `PUT ${path}/store/storeDraw/reject/1 HTTP/1.1\r\nHost: ${new URL(api).host}\r\n` +
      `Authorization: Bearer ${token}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n`,
  )
  let got = 0
  socket.on('data', () => (got = 1))
  for (let at = 0; Date.now() < ends && at < body.length && !socket.destroyed; at += 1) {
    socket.write(body[at] ?? '')
    await pause(250)
  }
  socket.destroy()
  return got
}

/** A long list of which a few bytes are read at a time. */
async function sip({ api, token, ends }: One): Promise<number> {
  const { socket, path } = open(api)
  socket.write(
    `GET ${path}/store/bill/list?pageSize=2000 HTTP/1.1\r\nHost: ${new URL(api).host}\r\n` +
      `Authorization: Bearer ${token}\r\nAccept-Encoding: identity\r\n\r\n`,
  )
  let got = 0
  while (Date.now() < ends && !socket.destroyed) {
    if (socket.read(1) !== null) got = 1
    await pause(250)
  }
  socket.destroy()
  return got
}

function open(api: string): { socket: Socket; path: string } {
  const { hostname, port, pathname } = new URL(api)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => {})
  socket.pause()
  return { socket, path: pathname }
}
