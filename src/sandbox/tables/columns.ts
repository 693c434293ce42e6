import { timeZone } from '../settings/settings'
import type { Column } from './Table'

export function plain(sql: string): Column {
  return { sql, wire: sql, isTotalled: false }
}

/** A decimal text with every digit that means something, never a JSON number. */
export function decimal(sql: string): Column {
  return { sql, wire: `trim_scale(${sql})::text`, isTotalled: false }
}

/** An exact amount in a unit, which the wire does not carry. */
export function money(sql: string, unit: string, { total = false } = {}): Column {
  return { ...decimal(sql), unit, isTotalled: total }
}

/** `yyyy-MM-dd HH:mm:ss` in the gateway's zone (gateway contract §3.7). */
export function time(sql: string): Column {
  const wire = `to_char(${sql} at time zone '${timeZone}', 'YYYY-MM-DD HH24:MI:SS')`
  return { sql, wire, isTotalled: false }
}
