import { statistics } from './statistics/statistics'
import {
  directory,
  isExport,
  isReading,
  menu,
  page,
  type MenuRow,
  type Page,
  type Role,
} from '../seed/menuRows'

/** The pages and buttons of the trade. */
export const menus: readonly MenuRow[] = [
  directory(2, 1, 'menu.orders', '/api', 'list'),
  ...tablePage(
    { id: 21, order: 1, title: 'menu.apiRecharge', at: 'api/apiRecharge', icon: 'money' },
    ['query', 'cancel', 'notify', 'refund'],
  ),
  ...tablePage({ id: 22, order: 2, title: 'menu.apiDraw', at: 'api/apiDraw', icon: 'payout' }, [
    'query',
    'notify',
    'handle',
  ]),
  ...tablePage(
    { id: 23, order: 3, title: 'menu.waterWallet', at: 'api/waterWallet', icon: 'wallet' },
    ['query'],
  ),

  directory(1, 2, 'menu.store', '/store', 'shopping'),
  ...statistics.map(({ name }, index) => statisticButton(`st:${name}:statistics`, index)),
  ...tablePage(
    { id: 11, order: 1, title: 'menu.storeDraw', at: 'store/storeDraw', icon: 'withdraw' },
    ['query', 'add', 'import', 'pass', 'reject'],
  ),
  ...tablePage(
    { id: 14, order: 2, title: 'menu.storeRecharge', at: 'store/storeRecharge', icon: 'recharge' },
    ['query'],
  ),
  ...tablePage({ id: 12, order: 3, title: 'menu.bill', at: 'store/bill', icon: 'documentation' }, [
    'query',
  ]),
  ...tablePage({ id: 13, order: 4, title: 'menu.storeInfo', at: 'store/store', icon: 'shop' }, [
    'query',
    'add',
    'edit',
    'remove',
  ]),
  ...tablePage({ id: 15, order: 5, title: 'menu.user', at: 'store/user', icon: 'merchant' }, [
    'query',
    'add',
    'edit',
    'remove',
    'secret',
    'freeze',
    'enable',
    'resetSecret',
    'resetKeys',
  ]),

  directory(3, 3, 'menu.energy', '/energy', 'energy'),
  ...tablePage(
    { id: 31, order: 1, title: 'menu.energyUser', at: 'energy/user', icon: 'energyUser' },
    ['query', 'add', 'edit', 'remove', 'secret'],
  ),
  ...tablePage({ id: 32, order: 2, title: 'menu.publish', at: 'energy/publish', icon: 'trade' }, [
    'query',
  ]),
]

const ownStore = new Set(['storeDraw', 'storeRecharge', 'bill', 'store', 'user'])

export const roles: readonly Role[] = [
  {
    key: 'store',
    name: 'Store operator',
    menus: menus.filter(isOfStore).map((row) => row.menu_id),
  },
]

/** A store operator reads, counts and exports its own store's records and applies for withdrawals. */
function isOfStore(row: MenuRow): boolean {
  const [group, name = ''] = row.perms.split(':')
  if (row.menu_type === 'M') return row.path === '/store'
  if (group === 'st') return true
  if (group !== 'store' || !ownStore.has(name)) return false
  return isReading(row) || isExport(row) || /^store:storeDraw:(?:add|import)$/.test(row.perms)
}

/** Permits a statistic of the home page, which belongs to no page of the menu. */
function statisticButton(perms: string, index: number) {
  return { ...menu(190 + index, 1, 90 + index, 'F'), menu_name: perms, perms }
}

/** A page whose rows can be exported. */
function tablePage(place: Page, buttons: readonly string[]) {
  return page(place, [...buttons, 'export'])
}
