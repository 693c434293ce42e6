import type { Viewer } from '../request/call'
import type { Db, Row } from '../db/Db'

export type MenuNode = {
  name: string
  path: string
  hidden: boolean
  redirect?: 'noRedirect'
  component: string
  query?: string
  alwaysShow?: true
  meta: { title: string; icon: string; noCache: boolean; link?: string }
  children?: MenuNode[]
}

/** The menu tree of a user (gateway contract §4): that of its active roles, or the whole for an administrator. */
export async function menuOf(db: Db, viewer: Viewer): Promise<MenuNode[]> {
  const rows = await db.query(
    `select * from sys_menu m where menu_type in ('M', 'C') and status = '0' and ($1 or exists (
       select 1 from sys_role_menu rm join sys_user_role ur using (role_id)
       join sys_role r on r.role_id = rm.role_id and r.status = '0'
       where rm.menu_id = m.menu_id and ur.user_id = $2
     )) order by parent_id, order_num, menu_id`,
    [viewer.permissions.includes('*:*:*'), viewer.userId],
  )
  return level(rows, 0)
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
  if (row['menu_type'] === 'C' || page.meta.link !== undefined) return page
  if (children.length === 0) return undefined
  return { ...page, redirect: 'noRedirect', alwaysShow: true, children }
}

function pageOf(row: Row): MenuNode {
  const [path, query] = [String(row['path']), String(row['query'])]
  const bare = path.replace(/^\//, '')
  return {
    name: bare.charAt(0).toUpperCase() + bare.slice(1),
    path: Number(row['parent_id']) === 0 ? rooted(path) : path,
    hidden: row['visible'] === '1',
    component: String(row['component'] || 'Layout'),
    ...(query !== '' && { query }),
    meta: {
      title: String(row['menu_name']),
      icon: String(row['icon']),
      noCache: row['is_cache'] === '1',
      ...(row['is_frame'] === '0' && { link: path }),
    },
  }
}

/** Gateway contract §4.1: a top-level path begins with a slash, unless it is a URL. */
function rooted(path: string): string {
  return /^(\/|https?:)/i.test(path) ? path : `/${path}`
}
