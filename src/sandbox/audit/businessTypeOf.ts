/** The family's kinds of operation (`sys_oper_type`); 0 is any other. */
const byAction: Readonly<Record<string, number>> = {
  add: 1,
  edit: 2,
  remove: 3,
  authRole: 4,
  dataScope: 4,
  export: 5,
  import: 6,
  importTable: 6,
  forceLogout: 7,
  code: 8,
  clean: 9,
  clearCache: 9,
  secret: 0,
}

const byMethod: Readonly<Record<string, number>> = { POST: 1, PUT: 2, DELETE: 3 }

/** @param title such as `system:dict:add` */
export function businessTypeOf(title: string, method: string): number {
  const action = title.split(':')[2] ?? ''
  return (Object.hasOwn(byAction, action) ? byAction[action] : byMethod[method]) ?? 0
}
