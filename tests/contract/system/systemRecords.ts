import { expect } from 'vitest'
import type { Caller, Row } from '../mounts'

/** The row of a list that matches a query; there must be exactly one. */
export async function onlyRow(caller: Caller, path: string, query: string): Promise<Row> {
  const { code, rows } = await caller('GET', `${path}/list?${query}`)
  expect(code).toBe(200)
  expect(rows).toHaveLength(1)
  return rows[0] ?? {}
}
