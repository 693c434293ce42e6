import type { Viewer } from './call'
import type { Db, Row } from './db/Db'

export type MenuNode = {
  name: string
  path: string
  hidden: boolean
  redirect?: 'noRedirect'
  component: string
  alwaysShow?: true
  meta: { title: string; icon: string; noCache: boolean }
  children?: MenuNode[]
}

/** The menu tree of a user (gateway contract §4): pages it may list, and their directories. */
export async function menuOf(db: Db, viewer: Viewer): Promise<MenuNode[]> {
  const rows = await db.query(
    `select * from sys_menu where menu_type in ('M', 'C') and status = '0'
     order by parent_id, order_num`,
  )
  return level(
    rows.filter((row) => mayOpen(row, viewer.permissions)),
    0,
  )
}

function mayOpen(row: Row, permissions: readonly string[]): boolean {
  const needed = String(row['perms'])
  return needed === '' || permissions.includes('*:*:*') || permissions.includes(needed)
}

function level(rows: readonly Row[], parentId: number): MenuNode[] {
  return rows
    .filter((row) => Number(row['parent_id']) === parentId)
    .map((row) => nodeOf(row, level(rows, Number(row['menu_id']))))
    .filter((node) => node !== undefined)
}

/** A directory without pages is left out. */
function nodeOf(row: Row, children: MenuNode[]): MenuNode | undefined {
  const page = pageOf(row)
  if (row['menu_type'] === 'C') return page
  if (children.length === 0) return undefined
  return { ...page, redirect: 'noRedirect', alwaysShow: true, children }
}

function pageOf(row: Row): MenuNode {
  const path = String(row['path'])
  const bare = path.replace(/^\//, '')
  return {
    name: bare.charAt(0).toUpperCase() + bare.slice(1),
    path,
    hidden: row['visible'] === '1',
    component: String(row['component']),
    meta: { title: String(row['menu_name']), icon: String(row['icon']), noCache: false },
  }
}
