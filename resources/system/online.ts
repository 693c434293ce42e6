import { defineResource, f } from '@/engine/declare'

export default defineResource('online', {
  path: '/monitor/online',
  component: 'monitor/online/index',
  permissions: 'monitor:online',
  title: 'userName',
  fields: {
    id: f.id({ wire: 'tokenId' }),
    userName: f.text({ filter: 'eq' }),
    deptName: f.text(),
    ipaddr: f.text({ filter: 'eq' }),
    loginLocation: f.text(),
    browser: f.text(),
    os: f.text(),
    loginTime: f.time(),
  },
  list: {
    columns: ['userName', 'deptName', 'ipaddr', 'loginLocation', 'browser', 'os', 'loginTime'],
  },
  recordFrom: 'wholeList',
  actions: {
    forceLogout: {
      call: { method: 'DELETE', path: '/monitor/online/{id}' },
      confirm: ['userName', 'ipaddr', 'loginTime'],
      bulk: true,
    },
  },
})
