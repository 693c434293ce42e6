/**
 * What the operation log of a stock gateway calls the modules, by the names of their resources: titles on the wire,
 * the same in every language.
 */
export const stockModules: ReadonlyMap<string, string> = new Map([
  ['user', '用户管理'],
  ['role', '角色管理'],
  ['menu', '菜单管理'],
  ['dept', '部门管理'],
  ['post', '岗位管理'],
  ['dictType', '字典类型'],
  ['dictData', '字典数据'],
  ['config', '参数管理'],
  ['notice', '通知公告'],
  ['job', '定时任务'],
  ['gen', '代码生成'],
])
