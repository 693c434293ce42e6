import type { IconName } from '@/views/icons'

/** What the gateway family calls its menu icons, by our nearest drawing. */
const known: ReadonlyMap<string, IconName> = new Map([
  ['dashboard', 'home'],
  ['chart', 'chart'],
  ['monitor', 'chart'],
  ['money', 'money'],
  ['withdraw', 'wallet'],
  ['wallet', 'wallet'],
  ['shopping', 'shop'],
  ['shop', 'shop'],
  ['store', 'shop'],
  ['bill', 'bill'],
  ['documentation', 'bill'],
  ['form', 'bill'],
  ['excel', 'bill'],
  ['list', 'list'],
  ['log', 'list'],
  ['table', 'list'],
  ['dict', 'list'],
  ['system', 'gear'],
  ['tool', 'gear'],
  ['edit', 'gear'],
  ['user', 'user'],
  ['people', 'users'],
  ['peoples', 'users'],
  ['lock', 'lock'],
  ['password', 'key'],
  ['guide', 'external'],
  ['link', 'external'],
  ['tree', 'folder'],
  ['nested', 'folder'],
])

/** A neutral dot for what nobody has drawn: `#`, markup, addresses and new names alike. */
export function nearestIcon(name: string | undefined): IconName {
  return known.get(name ?? '') ?? 'dot'
}
