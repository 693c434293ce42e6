import type { Call } from '../call'
import type { Db } from '../db/Db'
import type { Route } from '../route'

/** §7 Dictionary data of one type: what a portal needs to word codes, for everyone who is logged in. */
export function dictRoutes(db: Db): Route[] {
  return [
    {
      method: 'GET',
      path: '/system/dict/data/type/:type',
      access: 'loggedIn',
      answer: async (call) => ({ data: await entriesOf(db, call) }),
    },
  ]
}

/** The labels come in the language of the request; an unknown type has no entries. */
function entriesOf(db: Db, call: Call) {
  const label = call.var.language === 'zh-CN' ? 'dict_label' : 'dict_label_en'
  return db.query(
    `select id as "dictCode", dict_sort as "dictSort", ${label} as "dictLabel",
       dict_value as "dictValue", dict_type as "dictType", '' as "cssClass",
       list_class as "listClass", is_default as "isDefault", status
     from sys_dict_data where dict_type = $1 and status = '0' order by dict_sort`,
    [(call.req.param('type') ?? '').replaceAll('\0', '\uFFFD')],
  )
}
