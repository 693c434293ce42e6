import { defineResource, f, rel, tron } from '@/engine/declare'

const prices = () =>
  f.rows(
    {
      from: f.integer({ min: 0, required: true }),
      to: f.integer({ min: 0 }),
      price: f.decimal({ scale: 6, required: true }),
    },
    { steps: ['from', 'to'] },
  )

export default defineResource('energyUser', {
  path: '/energy/user',
  component: 'energy/user/index',
  permissions: 'energy:user',
  title: 'userName',
  fields: {
    id: f.id({ wire: 'userId' }),
    userName: f.text({ filter: 'like', required: true, maxLength: 64 }),
    account: f.text({ filter: 'like', required: true, maxLength: 64 }),
    activeSeller: f.flag({ filter: 'eq' }),
    balance: f.money('TRX', { scale: 6 }),
    amount: f.money('TRX', { scale: 6 }),
    walletAddress: tron.address({ find: 'prefix', required: true }),
    sellPrice: f.money('TRX', { scale: 6, zero: true }),
    buyPrice: f.money('TRX', { scale: 6, zero: true }),
    energyPrices: prices(),
    bandwidthPrices: prices(),
    googleCode: f.secret({ reveal: true }),
    createTime: f.time({ filter: 'range' }),
  },
  list: {
    columns: [
      'id',
      'userName',
      'account',
      'activeSeller',
      'balance',
      'amount',
      'walletAddress',
      'createTime',
    ],
  },
  sections: { prices: ['sellPrice', 'buyPrice', 'energyPrices', 'bandwidthPrices'] },
  form: { fields: ['userName', 'account', 'activeSeller', 'walletAddress'], sections: ['prices'] },
  related: { trades: rel('publish', { by: 'seller' }) },
  remove: true,
  export: true,
})
