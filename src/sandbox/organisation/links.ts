import type { Queryable, Row } from '../db/Db'
import { isId } from '../tables/filters'
import type { Body } from '../request/call'
import { refuse } from '../record/readers'

/** A table that only joins records to others. */
export type Links = {
  table: string
  own: string
  other: string
  /** Where the others are, and what they are called on the wire. */
  to: readonly [table: string, idColumn: string]
  name: string
}

export const rolesOfUser: Links = {
  table: 'sys_user_role',
  own: 'user_id',
  other: 'role_id',
  to: ['sys_role', 'role_id'],
  name: 'roleIds',
}

export const postsOfUser: Links = {
  table: 'sys_user_post',
  own: 'user_id',
  other: 'post_id',
  to: ['sys_post', 'id'],
  name: 'postIds',
}

export const menusOfRole: Links = {
  table: 'sys_role_menu',
  own: 'role_id',
  other: 'menu_id',
  to: ['sys_menu', 'menu_id'],
  name: 'menuIds',
}

export const deptsOfRole: Links = {
  table: 'sys_role_dept',
  own: 'role_id',
  other: 'dept_id',
  to: ['sys_dept', 'id'],
  name: 'deptIds',
}

/**
 * The ids that a body or a query names, each once; undefined when it names none at all, or null.
 * @throws Refusal 500 `referenceMissing` or `tooManyEntries`
 */
export function readLinks({ name }: Links, body: Body): string[] | undefined {
  const sent = Object.hasOwn(body, name) ? body[name] : undefined
  if (sent === undefined || sent === null) return undefined
  const items = Array.isArray(sent) ? sent : String(sent).split(',')
  const ids = items.map(String).filter((text) => text.trim() !== '')
  if (ids.length > 10_000) refuse('tooManyEntries', { name, limit: 10_000 })
  if (!ids.every(isId)) refuse('referenceMissing', { name })
  return [...new Set(ids.map((text) => text.replace(/^0+(?=\d)/, '')))]
}

/** Joins a record to these and to no others; undefined changes nothing. */
export async function setLinks(
  tx: Queryable,
  links: Links,
  id: string,
  others: readonly string[] | undefined,
): Promise<void> {
  if (others === undefined) return
  const { table, own, other, to, name } = links
  await tx.query(`delete from ${table} where ${own} = $1`, [id])
  const joined = await tx.query(
    `insert into ${table} (${own}, ${other})
     select $1, ${to[1]} from ${to[0]} where ${to[1]} = any($2::bigint[]) returning ${other}`,
    [id, others],
  )
  if (joined.length !== others.length) refuse('referenceMissing', { name })
}

export async function linkedIds(db: Queryable, links: Links, id: string): Promise<unknown[]> {
  const { table, own, other } = links
  const rows: Row[] = await db.query(
    `select ${other} as id from ${table} where ${own} = $1 order by ${other}`,
    [id],
  )
  return rows.map((row) => row['id'])
}
