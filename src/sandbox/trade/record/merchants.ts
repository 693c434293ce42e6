import { inventSecret } from '../../values/inventSecret'
import type { KeyMaker } from '../../keys/KeyMaker'
import type { Random } from '../../values/random'
import { merchants } from '../tables/merchants'
import type { Form, Input } from '../../record/Form'
import { ipList } from '../../record/ipList'
import {
  appSecret,
  code,
  decimal,
  email,
  id,
  letters,
  line,
  phone,
  positive,
  refuse,
  url,
} from '../../record/readers'
import { tradeMessages } from '../refusals/tradeMessages'

/** §3 User. Fees are in USDT, six places; rates have as many. */
export function merchantForm({ random, keys }: { random: Random; keys: KeyMaker }): Form {
  return {
    table: merchants,
    inputs,
    firstInputs: {
      appSecret: { column: 'app_secret', read: appSecret, empty: undefined },
    },
    check: ({ apiWithdrawal, ipWhitelist, ipBlacklist }) => {
      if (apiWithdrawal === 'Y' && ipWhitelist === '' && ipBlacklist === '')
        refuse(tradeMessages.ipListsEmpty)
    },
    fresh: (nowText) => {
      const { publicKey, privateKey } = keys.make()
      return {
        app_secret: inventSecret(random),
        public_key: publicKey,
        private_key: privateKey,
        reg_time: nowText,
        create_time: nowText,
        update_time: nowText,
      }
    },
    usedIn: [],
  }
}

const inputs: Readonly<Record<string, Input>> = {
  store: { column: 'store_id', read: id, refers: 'st_store' },
  email: { column: 'email', read: email },
  name: { column: 'name', read: letters, required: true },
  nick: { column: 'nick', read: line(256), required: true },
  phone: { column: 'phone', read: phone },
  telegram: { column: 'telegram', read: line(256) },
  gender: { column: 'gender', read: code(['0', '1', '2']), empty: '2' },
  role: { column: 'role', read: line(256) },
  notifyUrl: { column: 'notify_url', read: url },
  ipWhitelist: { column: 'ip_whitelist', read: ipList, empty: '' },
  ipBlacklist: { column: 'ip_blacklist', read: ipList, empty: '' },
  apiWithdrawal: { column: 'api_withdrawal', read: code(['Y', 'N']), empty: 'N' },
  apiWithdrawalIp: { column: 'api_withdrawal_ip', read: ipList },
  chargeFee: { column: 'charge_fee', read: decimal(6), empty: '0' },
  paymentChargeFee: { column: 'payment_charge_fee', read: decimal(6), empty: '0' },
  withdrawalFee: { column: 'withdrawal_fee', read: decimal(6), empty: '0' },
  ethWithdrawalFee: { column: 'eth_withdrawal_fee', read: decimal(6) },
  cny2URate: { column: 'cny2u_rate', read: positive(6) },
  chargeRate: { column: 'charge_rate', read: decimal(6), empty: '0' },
  withdrawalRate: { column: 'withdrawal_rate', read: decimal(6), empty: '0' },
}
