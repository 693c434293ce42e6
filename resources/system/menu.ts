import { defineResource, f } from '@/engine/declare'
import { menuType, normalDisable, showHide } from './dicts'

const ofPages = { menuType: ['M', 'C'] } as const

export default defineResource('menu', {
  path: '/system/menu',
  component: 'system/menu/index',
  permissions: 'system:menu',
  title: 'menuName',
  fields: {
    id: f.id({ wire: 'menuId' }),
    menuName: f.text({ filter: 'like', required: true, maxLength: 50, worded: true }),
    menuType: f.code(menuType, { required: true, starting: 'M' }),
    parentId: f.treeSelect('menu', 'menuName', { top: '0', required: true }),
    icon: f.text({ maxLength: 100, visibleWhen: ofPages }),
    orderNum: f.integer({ min: 0, required: true, starting: 0 }),
    path: f.text({ maxLength: 200, required: true, visibleWhen: ofPages }),
    component: f.text({ maxLength: 200, visibleWhen: { menuType: 'C' } }),
    perms: f.text({ maxLength: 100, visibleWhen: { menuType: ['C', 'F'] } }),
    isFrame: f.flag({ on: '0', off: '1', visibleWhen: ofPages }),
    isCache: f.flag({ on: '0', off: '1', starting: true, visibleWhen: { menuType: 'C' } }),
    visible: f.remoteCode('sys_show_hide', showHide, {
      filter: 'eq',
      visibleWhen: ofPages,
      starting: '0',
    }),
    status: f.remoteCode('sys_normal_disable', normalDisable, {
      filter: 'eq',
      required: true,
      starting: '0',
    }),
    createTime: f.time(),
  },
  list: {
    tree: 'parentId',
    columns: [
      'menuName',
      'menuType',
      'icon',
      'orderNum',
      'perms',
      'component',
      'visible',
      'status',
    ],
  },
  sections: {
    place: ['menuType', 'parentId', 'menuName', 'orderNum', 'icon'],
    route: ['path', 'component', 'perms', 'isFrame', 'isCache'],
    state: ['visible', 'status'],
  },
  form: { sections: ['place', 'route', 'state'] },
  remove: true,
})
