import { defineResource, dict, f, toggle } from '@/engine/declare'

const status = dict('plantedStatus', [
  ['0', 'enabled', 'good'],
  ['1', 'frozen', 'bad'],
])

/** A declaration with everything a form and a switch can have, over the sandbox’s own merchants. */
export const plantedMerchant = defineResource('plantedMerchant', {
  path: '/store/user',
  component: 'store/user/index',
  permissions: 'store:user',
  title: 'nick',
  fields: {
    id: f.id(),
    nick: f.text({ filter: 'like', required: true }),
    email: f.text({ required: true, rule: 'email' }),
    phone: f.text(),
    status: f.code(status),
    apiWithdrawal: f.flag(),
    ipWhitelist: f.list(f.text(), { visibleWhen: { apiWithdrawal: true } }),
    regTime: f.time({ readOnly: true }),
  },
  edit: { fields: ['nick', 'email', 'phone', 'apiWithdrawal', 'ipWhitelist'] },
  sections: { contact: ['email', 'phone'], access: ['apiWithdrawal', 'ipWhitelist'] },
  remove: true,
  actions: {
    resetKeys: { secondFactor: true, bulk: true },
    resetSecret: { secondFactor: true, args: { appSecret: f.text({ rule: 'appSecret' }) } },
    ...toggle('status', ['enable', '0'], ['freeze', '1'], { bulk: true }),
  },
})
