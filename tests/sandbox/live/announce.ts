import type { Db, Queryable, Stop } from '../db/Db'
import type { Told } from '../life/Step'
import type { Live } from './createLive'

const channel = 'wattdesk_live'

/** Tells every open connection of every process on this database, once the transaction is committed. */
export async function announce(tx: Queryable, { command, data }: Told): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [channel, JSON.stringify({ command, data })])
}

/** Passes on to this process's connections what is announced, by whichever process. */
export function passOn(db: Db, live: Pick<Live, 'send' | 'endAll'>): Promise<Stop> {
  return db.listen(channel, {
    hear: (text) => {
      const { command, data } = JSON.parse(text) as Told
      live.send(command, data)
    },
    // whoever connects again asks for what it missed
    missed: () => live.endAll(),
  })
}
