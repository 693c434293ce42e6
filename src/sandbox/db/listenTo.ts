import type pg from 'pg'
import type { Listener, Stop } from './Db'

/** From the loss of the connection to the next attempt. */
const retryMs = 1_000

/** Listens on a dedicated connection, and on a new one when that is lost. */
export async function listenTo(
  connect: () => pg.Client,
  channel: string,
  { hear, missed }: Listener,
): Promise<Stop> {
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  let client = await open()

  return async () => {
    isOver = true
    clearTimeout(timer)
    await client.end().catch(() => {})
  }

  async function open(): Promise<pg.Client> {
    const opened = connect()
    let isLost = false
    const lost = () => {
      if (!isLost) retryLater()
      isLost = true
    }
    opened.on('error', lost)
    opened.on('end', lost)
    opened.on('notification', ({ payload = '' }) => hear(payload))
    try {
      await opened.connect()
      await opened.query(`listen ${opened.escapeIdentifier(channel)}`)
      return opened
    } catch (error) {
      isLost = true
      await opened.end().catch(() => {})
      throw error
    }
  }

  function retryLater(): void {
    if (isOver) return
    timer = setTimeout(() => void retry(), retryMs)
  }

  async function retry(): Promise<void> {
    try {
      client = await open()
      if (isOver) await client.end()
      else missed()
    } catch {
      retryLater()
    }
  }
}
