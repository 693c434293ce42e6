import { directory, menu, page } from './menuRows'

const writing = ['query', 'add', 'edit', 'remove']

/** The pages that every gateway of the family brings along (gateway contract §4.3, §6). */
export const systemMenus = [
  directory(4, 4, 'menu.system', '/system', 'system'),
  ...page({ id: 41, order: 1, title: 'menu.sysUser', at: 'system/user', icon: 'user' }, [
    ...writing,
    'export',
    'import',
    'resetPwd',
  ]),
  ...page({ id: 42, order: 2, title: 'menu.sysRole', at: 'system/role', icon: 'peoples' }, [
    ...writing,
    'export',
  ]),
  ...page(
    { id: 43, order: 3, title: 'menu.sysMenu', at: 'system/menu', icon: 'tree-table' },
    writing,
  ),
  ...page({ id: 44, order: 4, title: 'menu.sysDept', at: 'system/dept', icon: 'tree' }, writing),
  ...page({ id: 45, order: 5, title: 'menu.sysPost', at: 'system/post', icon: 'post' }, [
    ...writing,
    'export',
  ]),
  ...page({ id: 46, order: 6, title: 'menu.sysDict', at: 'system/dict', icon: 'dict' }, [
    ...writing,
    'export',
  ]),
  ...page({ id: 47, order: 7, title: 'menu.sysConfig', at: 'system/config', icon: 'edit' }, [
    ...writing,
    'export',
  ]),
  ...page(
    { id: 48, order: 8, title: 'menu.sysNotice', at: 'system/notice', icon: 'message' },
    writing,
  ),
  {
    ...menu(49, 4, 9, 'M'),
    menu_name: 'menu.sysLog',
    path: 'log',
    component: 'system/log/index',
    icon: 'log',
  },
  ...page({ id: 491, order: 1, title: 'menu.operlog', at: 'monitor/operlog', icon: 'form' }, [
    'query',
    'remove',
    'export',
  ]),
  ...page(
    { id: 492, order: 2, title: 'menu.logininfor', at: 'monitor/logininfor', icon: 'logininfor' },
    ['query', 'remove', 'export', 'unlock'],
  ),

  directory(5, 5, 'menu.monitor', '/monitor', 'monitor'),
  ...page({ id: 51, order: 1, title: 'menu.online', at: 'monitor/online', icon: 'online' }, [
    'query',
    'forceLogout',
  ]),
  ...page({ id: 52, order: 2, title: 'menu.job', at: 'monitor/job', icon: 'job' }, [
    ...writing,
    'changeStatus',
    'export',
  ]),

  directory(6, 6, 'menu.tool', '/tool', 'tool'),
  ...page({ id: 61, order: 1, title: 'menu.gen', at: 'tool/gen', icon: 'code' }, [
    'query',
    'edit',
    'remove',
    'import',
    'preview',
    'code',
  ]),
]
