import type { Db, Queryable, Stop } from '../db/Db'
import type { LiveMessage } from '../life/Step'
import type { Live } from './createLive'

const channel = 'wattdesk_live'

/** Tells every open connection of every process on this database, once the transaction is committed. */
export async function announce(tx: Queryable, { command, data }: LiveMessage): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [channel, JSON.stringify({ command, data })])
}

/** Passes announcements of every process on to this process's connections. */
export function passOn(db: Db, live: Pick<Live, 'send' | 'endAll'>): Promise<Stop> {
  return db.listen(channel, {
    hear: (text) => {
      const message = readMessage(text)
      if (message) live.send(message.command, message.data)
    },
    // a page that connects again asks for missed events
    missed: () => live.endAll(),
  })
}

/** Any user of the database can send anything on the channel. */
function readMessage(text: string): LiveMessage | undefined {
  try {
    const { command, data } = JSON.parse(text) as Partial<LiveMessage>
    return typeof command === 'string' ? { command, data } : undefined
  } catch {
    return undefined
  }
}
