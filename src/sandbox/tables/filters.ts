import { Refusal } from '../request/Refusal'
import { timeZone } from '../settings/settings'

/** A parameter of the query string; empty when absent. */
export type Query = (name: string) => string

/** Registers a value and gives its placeholder. */
export type Add = (value: unknown) => string

/** Gives a condition, or nothing when its parameter is empty. */
export type Filter = (query: Query, add: Add) => string | undefined

/** Wire `name=v`: the same text. */
export function equal(name: string, sql: string): Filter {
  return (query, add) => (query(name) === '' ? undefined : `${sql} = ${add(query(name))}`)
}

/** Wire `name=v`: contains the text, upper or lower case, wildcards taken literally. */
export function like(name: string, sql: string): Filter {
  return (query, add) => {
    if (query(name) === '') return undefined
    const pattern = query(name).replace(/[\\%_]/g, '\\$&')
    return `${sql} ilike ${add(`%${pattern}%`)}`
  }
}

/** Wire `name=v`: begins with the text, in its own case, wildcards taken literally. */
export function beginsWith(name: string, sql: string): Filter {
  return (query, add) => {
    if (query(name) === '') return undefined
    return `starts_with(${sql}, ${add(query(name))})`
  }
}

/** Wire `name=a,b`: any of the codes. */
export function oneOf(name: string, sql: string): Filter {
  return (query, add) =>
    query(name) === '' ? undefined : `${sql} = any(${add(query(name).split(','))}::text[])`
}

/** Wire `name=1,2`: any of the ids; other texts match nothing. */
export function idOneOf(name: string, sql: string): Filter {
  return (query, add) => {
    if (query(name) === '') return undefined
    const ids = query(name).split(',').filter(isId)
    return `${sql} = any(${add(ids)}::bigint[])`
  }
}

/** Whether a text can be an id; longer numbers do not fit the database. */
export function isId(text: string): boolean {
  return /^\d{1,18}$/.test(text)
}

/**
 * Wire `beginTime` and `endTime`: calendar days of the gateway's zone, or moments of it to the second, both
 * included.
 * The filter throws Refusal 500 `dateInvalid`.
 * @param names what the two are called, where it is not that
 */
export function dayRange(sql: string, [begin, end] = dayNames): Filter {
  return (query, add) => {
    const bound = (name: string, sign: string, isAfter: boolean) =>
      query(name) === '' ? [] : [`${sql} ${sign} ${instantIn(query, name, add, isAfter)}`]
    const bounds = [...bound(begin, '>=', false), ...bound(end, '<', true)]
    return bounds.length === 0 ? undefined : bounds.join(' and ')
  }
}

/**
 * Wire `beginTotalU` and `endTotalU`, or other names: exact decimals, both included.
 * The filter throws Refusal 500 `amountInvalid`.
 */
export function amountRange(sql: string, [begin, end]: readonly [string, string]): Filter {
  return (query, add) => {
    const bound = (name: string, sign: string) => {
      const text = query(name)
      if (text === '') return []
      if (!/^-?\d{1,30}(?:\.\d{1,30})?$/.test(text))
        throw new Refusal(500, 'amountInvalid', { name })
      return [`${sql} ${sign} ${add(text)}::numeric`]
    }
    const bounds = [...bound(begin, '>='), ...bound(end, '<=')]
    return bounds.length === 0 ? undefined : bounds.join(' and ')
  }
}

const dayNames: readonly [begin: string, end: string] = ['beginTime', 'endTime']

/** The instant at which a day or a second begins; `isAfter`: at which it is over. */
function instantIn(query: Query, name: string, add: Add, isAfter: boolean): string {
  const text = query(name)
  const isMoment = text.length > 10
  const read = isMoment ? `${day(query, name)} ${timeIn(query, name)}` : day(query, name)
  const later = isAfter ? ` + interval '1 ${isMoment ? 'second' : 'day'}'` : ''
  return `((${add(read)}::timestamp${later}) at time zone '${timeZone}')`
}

/**
 * A calendar day from the query, with or without a time.
 * @throws Refusal 500 `dateInvalid`
 */
export function day(query: Query, name: string): string {
  const text = query(name).slice(0, 10)
  const instant = new Date(`${text}T00:00:00Z`)
  const isDay =
    /^[1-9]\d{3}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(instant.getTime()) &&
    instant.toISOString().startsWith(text)
  if (!isDay) throw new Refusal(500, 'dateInvalid', { name })
  if (query(name) !== text) timeIn(query, name)
  return text
}

/** @throws Refusal 500 `dateInvalid` */
function timeIn(query: Query, name: string): string {
  const [, time] = /^.{10} ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/.exec(query(name)) ?? []
  if (time === undefined) throw new Refusal(500, 'dateInvalid', { name })
  return time
}
