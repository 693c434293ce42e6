import type { Fault } from '../Fault'

/** A language lacks words, or has those of the other. */
export const inWords: readonly Fault[] = [
  {
    name: 'a code has no Chinese words',
    file: 'i18n/zh-CN/dictionaries.ts',
    find: `notYetReceived: '未到账',`,
    put: '',
    resource: 'storeDeposit',
  },
  {
    name: 'a code has English words in Chinese',
    file: 'i18n/zh-CN/dictionaries.ts',
    find: `rejected: '已驳回'`,
    put: `rejected: 'Rejected'`,
    resource: 'withdrawal',
  },
  {
    name: 'a field has no English words',
    file: 'i18n/en-US/resources.ts',
    find: `createTime: 'Paid in at',`,
    put: '',
    resource: 'storeDeposit',
  },
]
