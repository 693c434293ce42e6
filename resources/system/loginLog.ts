import { defineResource, f } from '@/engine/declare'
import { outcome } from './dicts'

export default defineResource('loginLog', {
  path: '/monitor/logininfor',
  component: 'monitor/logininfor/index',
  permissions: 'monitor:logininfor',
  title: 'userName',
  fields: {
    id: f.id({ wire: 'infoId' }),
    userName: f.text({ filter: 'like' }),
    ipaddr: f.text({ filter: 'like' }),
    loginLocation: f.text(),
    browser: f.text(),
    os: f.text(),
    status: f.remoteCode('sys_common_status', outcome, { filter: 'eq' }),
    msg: f.text(),
    loginTime: f.time({ filter: 'range' }),
  },
  list: {
    tools: {
      clean: {
        call: { method: 'DELETE', path: '/monitor/logininfor/clean' },
        permission: 'monitor:logininfor:remove',
        confirm: true,
      },
    },
  },
  recordFrom: 'listedRow',
  export: true,
  remove: true,
  actions: {
    unlock: {
      call: { method: 'GET', path: '/monitor/logininfor/unlock/{userName}' },
      // a login that succeeded gives no reason to unlock anybody
      when: { status: '1' },
      confirm: ['userName'],
    },
  },
})
