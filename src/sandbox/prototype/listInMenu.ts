import type { Queryable } from '../db/Db'
import { menu } from '../seed/menuRows'
import type { Declaration } from './Declaration'
import { humanise, menuTitle, permissionsOf, type Words } from './names'

/** Ids of the menu's rows for prototypes; those of the seed are smaller. */
const firstId = 100_000
const idsEach = 100

/** Lists the pages of prototypes in the menu, and removes those of earlier ones. */
export async function listInMenu(
  tx: Queryable,
  declarations: readonly Declaration[],
  words: Words,
): Promise<void> {
  await tx.query('delete from sys_role_menu where menu_id >= $1', [firstId])
  await tx.query('delete from sys_menu where menu_id >= $1', [firstId])
  for (const [index, declaration] of declarations.entries())
    await listPage(tx, declaration, { id: firstId + index * idsEach, words })
}

async function listPage(
  tx: Queryable,
  declaration: Declaration,
  { id, words }: { id: number; words: Words },
): Promise<void> {
  const [first = '', ...rest] = declaration.path.split('/').filter((part) => part !== '')
  const isNested = rest.length > 0
  const parent = isNested ? await directoryOf(tx, `/${first}`, id + idsEach - 1) : 0
  const perms = permissionsOf(declaration)
  await addRow(tx, {
    ...menu(id, parent, id, 'C'),
    menu_name: menuTitle(declaration, words),
    path: isNested ? rest.join('/') : `/${first}`,
    component: declaration.component,
    perms: `${perms}:list`,
    icon: 'list',
  })
  for (const [index, button] of buttonsOf(declaration).entries())
    await addRow(tx, {
      ...menu(id + index + 1, id, index + 1, 'F'),
      menu_name: `${perms}:${button}`,
      perms: `${perms}:${button}`,
    })
  await letRead(tx, id, parent)
}

function buttonsOf({ actions = {}, create, edit, remove, ...rest }: Declaration): string[] {
  return [
    'query',
    ...(create ? ['add'] : []),
    ...(edit ? ['edit'] : []),
    ...(remove ? ['remove'] : []),
    ...(rest.export ? ['export'] : []),
    'secret',
    ...Object.keys(actions),
  ].slice(0, idsEach - 2)
}

/** The directory with this path, made where the menu has none. */
async function directoryOf(tx: Queryable, path: string, newId: number): Promise<number> {
  const [found] = await tx.query(
    "select menu_id from sys_menu where menu_type = 'M' and parent_id = 0 and path = $1",
    [path],
  )
  if (found !== undefined) return Number(found['menu_id'])
  await addRow(tx, {
    ...menu(newId, 0, newId, 'M'),
    menu_name: humanise(path.slice(1)),
    path,
    component: 'Layout',
    icon: 'list',
  })
  return newId
}

/** Who may read everything reads prototypes as well. */
async function letRead(tx: Queryable, pageId: number, parentId: number): Promise<void> {
  await tx.query(
    `insert into sys_role_menu (role_id, menu_id)
     select role_id, menu_id from sys_role, sys_menu
     where role_key in ('auditor', 'tri:watch') and menu_id = any($1::bigint[])
     on conflict do nothing`,
    [[pageId, pageId + 1, ...(parentId > 0 ? [parentId] : [])]],
  )
}

async function addRow(tx: Queryable, row: Readonly<Record<string, unknown>>): Promise<void> {
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  await tx.query(
    `insert into sys_menu (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  )
}
