import type { IconName } from '@/engine/ui/icons'

/** The most similar icon, and the gateway family's names for it. */
const drawings: readonly (readonly [IconName, string])[] = [
  ['home', 'dashboard'],
  ['chart', 'chart monitor druid redis redis-list'],
  ['money', 'money'],
  ['wallet', 'wallet'],
  ['shop', 'shopping shop store'],
  ['receipt', 'bill documentation form excel pdf post education'],
  ['list', 'list log table dict logininfor tree-table job row'],
  ['gear', 'system tool edit build component code swagger server slider switch'],
  ['user', 'user online'],
  ['users', 'people peoples'],
  ['lock', 'lock'],
  ['key', 'password validCode'],
  ['external', 'guide link international'],
  ['folder', 'tree nested zip cascader'],
  ['info', 'message email bug question'],
  ['search', 'search'],
  ['eye', 'eye eye-open'],
]

const known: ReadonlyMap<string, IconName> = new Map(
  drawings.flatMap(([icon, names]) => names.split(' ').map((name) => [name, icon] as const)),
)

/** Falls back to a dot for markup, addresses and new names. */
export function nearestIcon(name: string | undefined): IconName {
  return known.get(name ?? '') ?? 'dot'
}
