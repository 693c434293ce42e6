/** Pages and buttons as the gateway family keeps them: `F` rows only carry permissions. */
export const menus = [
  directory(1, 'menu.store', '/store', 'shopping'),
  page(11, 1, 'menu.storeDraw', 'storeDraw', 'money'),
  button(111, 11, 'store:storeDraw:query'),
  button(112, 11, 'store:storeDraw:add'),
  button(113, 11, 'store:storeDraw:pass'),
  button(114, 11, 'store:storeDraw:reject'),
  page(12, 2, 'menu.bill', 'bill', 'documentation'),
  button(121, 12, 'store:bill:query'),
  page(13, 3, 'menu.storeInfo', 'store', 'peoples'),
  button(131, 13, 'store:store:query'),
]

const reading = [1, 11, 111, 12, 121, 13, 131]

/** Role key → the menu rows it holds; `admin` needs none. */
export const roles = [
  { key: 'admin', name: 'Administrator', menus: [] },
  { key: 'auditor', name: 'Auditor', menus: reading },
  { key: 'tri:watch', name: 'Watcher', menus: reading },
  { key: 'store', name: 'Store operator', menus: [...reading, 112] },
]

function directory(menuId: number, name: string, path: string, icon: string) {
  return { ...menu(menuId, 0, 1, 'M'), menu_name: name, path, component: 'Layout', icon }
}

function page(menuId: number, order: number, name: string, path: string, icon: string) {
  const component = `store/${path}/index`
  const perms = `store:${path}:list`
  return { ...menu(menuId, 1, order, 'C'), menu_name: name, path, component, perms, icon }
}

function button(menuId: number, parentId: number, perms: string) {
  return { ...menu(menuId, parentId, menuId, 'F'), menu_name: perms, perms }
}

function menu(menuId: number, parentId: number, order: number, type: 'M' | 'C' | 'F') {
  return {
    menu_id: menuId,
    parent_id: parentId,
    order_num: order,
    menu_type: type,
    menu_name: '',
    path: '',
    component: '',
    perms: '',
    icon: '#',
    visible: '0',
    status: '0',
  }
}
