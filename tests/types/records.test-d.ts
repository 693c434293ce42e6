import { aMerchant, aStore, aTrade, aWithdrawal } from '@/tests/support/records'

aWithdrawal({ status: '1', totalU: '12.5', store: aStore({ nick: 'Corner' }), createTime: null })
aMerchant({ apiWithdrawal: true, ipWhitelist: ['::1'] })
aTrade({ expireTime: 1_782_792_000 })
// @ts-expect-error an unknown code
aWithdrawal({ status: '4' })
// @ts-expect-error a field that the declaration does not have
aWithdrawal({ balance: '1' })
// @ts-expect-error an amount that is no text
aWithdrawal({ totalU: 12.5 })
// @ts-expect-error the gateway's word in place of a flag
aMerchant({ apiWithdrawal: 'Y' })
