import type { Resource } from './resource'

/** What can be asked of any resource; an action's permission is its own name. */
export type Verb = 'list' | 'query' | 'add' | 'edit' | 'remove' | 'export' | 'import'

/** The permission of an action, or of a tool of the list. */
export function actionPermission(resource: Resource, name: string): string {
  const declared = resource.actions[name] ?? resource.list?.tools?.[name]
  return declared?.permission ?? permissionFor(resource, name)
}

/**
 * The permission of the specification's family for one verb or action: `'store:storeDraw:pass'`.
 */
export function permissionFor(resource: Resource, verb: Verb | (string & {})): string {
  return `${resource.permissions}:${verb}`
}
