import type { Resource } from '@/engine/declare'
import type { TestSandbox } from '@/sandbox/forTests'
import { fieldsOf } from './declared'

/** The account, and its role, whose permissions a test sets: of the user type that the resource needs. */
export function operatorOf({ create }: Resource): { account: string; role: string } {
  return create?.userType === '01'
    ? { account: 'store', role: 'store' }
    : { account: 'auditor', role: 'auditor' }
}

/** The permission of an action or of a tool, below the resource's own: `edit` for `system:user:edit`. */
export function verbOf({ permissions, actions, list }: Resource, name: string): string {
  const declared = actions[name] ?? list?.tools?.[name]
  return (declared?.permission ?? name).replace(`${permissions}:`, '')
}

/** All that the resource asks a permission for, but the list itself. */
export function verbsOf(resource: Resource): readonly string[] {
  const { create, edit, remove, actions, list } = resource
  const named = [...Object.keys(actions), ...Object.keys(list?.tools ?? {})]
  const hasSecret = fieldsOf(resource).some(([, { reveal }]) => reveal)
  const verbs = [
    'query',
    ...(create ? ['add'] : []),
    ...(edit ? ['edit'] : []),
    ...(remove ? ['remove'] : []),
    ...(hasSecret ? ['secret'] : []),
    ...named.map((name) => verbOf(resource, name)),
  ]
  return [...new Set(verbs)]
}

/** Sets of verbs in which each is in one at least, out of one at least, and no two are always together. */
export function sharesOf(verbs: readonly string[]): readonly (readonly string[])[] {
  const bits = Math.ceil(Math.log2(verbs.length + 2))
  return Array.from({ length: bits }, (_, bit) =>
    verbs.filter((_verb, index) => ((index + 1) >> bit) % 2 === 1),
  )
}

/** Two sets of verbs in which each is in one and out of the other, neighbours never together. */
export function halvesOf(verbs: readonly string[]): readonly (readonly string[])[] {
  return [0, 1].map((half) => verbs.filter((_verb, index) => index % 2 === half))
}

/** Lets a role do this of a resource and nothing else of it; its pages for what it refers to stay. */
export async function grant(
  { db }: TestSandbox,
  role: string,
  permissions: string,
  verbs: readonly string[],
): Promise<void> {
  await db.query(
    `delete from sys_role_menu where role_id = (select role_id from sys_role where role_key = $1)
       and menu_id in (select menu_id from sys_menu where perms like $2)`,
    [role, `${permissions}:%`],
  )
  await db.query(
    `insert into sys_role_menu (role_id, menu_id)
     select role_id, menu_id from sys_role, sys_menu
     where role_key = $1 and perms = any($2::text[]) on conflict do nothing`,
    [role, verbs.map((verb) => `${permissions}:${verb}`)],
  )
}
