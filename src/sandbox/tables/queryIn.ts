import type { Query } from './filters'

/** The parameters of a query string by their names. */
export type Asked = Readonly<Record<string, string>>

/** Replaces NUL, which PostgreSQL cannot store. */
export function queryIn(asked: Asked): Query {
  return (name) => {
    const text = Object.hasOwn(asked, name) ? (asked[name] ?? '') : ''
    return text.trim().replaceAll('\0', '\uFFFD')
  }
}
