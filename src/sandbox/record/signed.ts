import type { Call, Viewer } from '../request/call'
import type { Queryable, Row } from '../db/Db'
import type { Message } from '../request/messages'
import { refuse } from './readers'
import { Refusal } from '../request/Refusal'
import { findRow, versionSql } from '../tables/findRow'
import type { Column, Table } from '../tables/Table'
import { isRecord } from '../values/isRecord'

/** The state that a decision was signed for: versions of the record (`If-Match`) or displayed values (`expect`). */
export type Signed = {
  /** Any of these; undefined where the request names none. */
  readonly versions: readonly string[] | undefined
  /** By wire name. */
  readonly facts: Row
}

/** Of a request that says nothing of what it decides over. */
export const unsigned: Signed = { versions: undefined, facts: {} }

/** A condition of SQL; its first parameter has the number that was asked for. */
export type Condition = { readonly sql: string; readonly params: readonly unknown[] }

/**
 * Reads the state that a decision was signed for. A request without one may decide over any state.
 * @throws Refusal 500 `fieldInvalid` for an unknown column or an invalid amount
 */
export function readSigned({ req, var: { body } }: Call, table: Table): Signed {
  const facts = body['expect'] ?? {}
  if (!isRecord(facts)) return refuse('fieldInvalid', { name: 'expect' })
  for (const [name, value] of Object.entries(facts)) {
    const column = Object.hasOwn(table.columns, name) ? table.columns[name] : undefined
    if (!column || (isAmount(column) && value !== null && !isDecimal(value)))
      refuse('fieldInvalid', { name: `expect.${name}` })
  }
  return { versions: versionsIn(req.header('If-Match')), facts }
}

/** The SQL condition that the row is still as the decision was signed for. */
export function conditionOf({ versions, facts }: Signed, table: Table, first: number): Condition {
  const names = Object.keys(facts)
  const place = versions === undefined ? first : first + 1
  const same = names.map((name, index) => sameSql(table.columns[name], place + index))
  const isVersion = versions === undefined ? [] : [`${versionSql} = any($${first}::text[])`]
  return {
    sql: ['true', ...isVersion, ...same].join(' and '),
    params: [
      ...(versions === undefined ? [] : [versions]),
      ...names.map((name) => JSON.stringify(facts[name] ?? null)),
    ],
  }
}

/**
 * Refuses a decision that matched no row. The refusal carries the current record if the request was signed
 * for a state.
 * @param stateMessage words the refusal for a record in the wrong state
 * @throws Refusal 404, or 409 with the message of its state, else with what moved
 */
export async function refuseMoved(
  tx: Queryable,
  where: { table: Table; viewer: Viewer; id: string },
  { versions, facts }: Signed,
  stateMessage: (now: Row) => Message | undefined,
): Promise<never> {
  const { table, viewer, id } = where
  const now = await findRow(tx, table, viewer, id)
  const isSigned = versions !== undefined || Object.keys(facts).length > 0
  const current = isSigned ? now : undefined
  const state = stateMessage(now)
  if (state !== undefined) throw new Refusal(409, state, {}, current)
  const changes = wordChanges(changesBetween(facts, now))
  if (changes === '') throw new Refusal(409, 'versionMoved', {}, current)
  throw new Refusal(409, 'factsMoved', { changes }, current)
}

/** Old and new values by wire name, of changed columns only. */
export type Changes = Readonly<Record<string, readonly [before: unknown, now: unknown]>>

/** The values of `before` that differ from a row's, compared as texts. */
export function changesBetween(before: Row, now: Row): Changes {
  const moved = Object.entries(before).filter(
    ([name, value]) => textOf(value) !== textOf(now[name]),
  )
  return Object.fromEntries(moved.map(([name, value]) => [name, [value, now[name] ?? null]]))
}

function wordChanges(changes: Changes): string {
  const lines = Object.entries(changes).map(([name, [before, now]]) => {
    return `${name} ${textOf(before)} → ${textOf(now)}`
  })
  return lines.join(', ')
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Amounts as numbers to the last digit, all else by its text: an id may come as a number or in quotes. */
function sameSql(column: Column | undefined, place: number): string {
  if (!column) return 'false'
  const given = `$${place}::jsonb #>> '{}'`
  return isAmount(column)
    ? `${column.sql} is not distinct from (${given})::numeric`
    : `to_jsonb(${column.wire}) #>> '{}' is not distinct from ${given}`
}

function isAmount({ unit }: Column): boolean {
  return unit !== undefined
}

function isDecimal(value: unknown): boolean {
  return typeof value === 'string' && /^-?\d{1,38}(?:\.\d{1,38})?$/.test(value)
}

/** RFC 9110 §13.1.1: by strong comparison, in which a weak tag is equal to none; `*` is any version. */
function versionsIn(header: string | undefined): readonly string[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  return [...header.matchAll(/(W\/)?"([^"]*)"/g)].flatMap(([, weak, tag = '']) =>
    weak ? [] : [tag],
  )
}
