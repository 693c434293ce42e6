/** A directory of the first level. */
export function directory(menuId: number, order: number, name: string, path: string, icon: string) {
  return { ...menu(menuId, 0, order, 'M'), menu_name: name, path, component: 'Layout', icon }
}

export type Page = {
  id: number
  order: number
  title: string
  at: `${string}/${string}`
  icon: string
}

/** A page and its buttons, whose ids begin with the page's as the page's begins with its directory's. */
export function page({ id, order, title, at, icon }: Page, buttons: readonly string[]) {
  const path = at.slice(at.indexOf('/') + 1)
  const perms = at.replace('/', ':')
  return [
    {
      ...menu(id, Math.floor(id / 10), order, 'C'),
      menu_name: title,
      path,
      component: `${at}/index`,
      perms: `${perms}:list`,
      icon,
    },
    ...buttons.map((button, index) => ({
      ...menu(id * 100 + index + 1, id, index + 1, 'F'),
      menu_name: `${perms}:${button}`,
      perms: `${perms}:${button}`,
    })),
  ]
}

export function menu(menuId: number, parentId: number, order: number, type: 'M' | 'C' | 'F') {
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

/** A row of the menu as the gateway family keeps it: `F` rows only carry permissions. */
export type MenuRow = ReturnType<typeof menu>

/** A role and the ids of the menu rows that it holds. */
export type Role = {
  readonly key: string
  readonly name: string
  readonly menus: readonly number[]
}

/** Directories, pages, statistics and the right to read one record. */
export function isReading({ menu_type, perms }: MenuRow): boolean {
  return menu_type !== 'F' || /:(?:query|statistics)$/.test(perms)
}

export function isExport({ perms }: MenuRow): boolean {
  return perms.endsWith(':export')
}
