import {
  accounts as familyAccounts,
  knownPassword,
  knownSecondPassword,
  type Account,
} from '../settings/accounts'

const passwords = { password: knownPassword, secondPassword: knownSecondPassword }

const operators: readonly Account[] = [
  {
    name: 'store',
    userType: '01',
    role: 'store',
    dept: 5,
    purpose: 'operator of store 1',
    storeId: 1,
    ...passwords,
  },
  {
    name: 'store2',
    userType: '01',
    role: 'store',
    dept: 5,
    purpose: 'operator of store 2',
    storeId: 2,
    ...passwords,
  },
]

const watcher: Account = {
  name: 'tri',
  userType: '00',
  role: 'tri:watch',
  dept: 2,
  purpose: 'may read; is not warned of failed payouts',
  ...passwords,
}

/** Everyone who can log in to a fresh sandbox of this platform, in the order of their ids. */
export const accounts: readonly Account[] = [
  ...named('admin', 'auditor'),
  watcher,
  ...operators,
  ...named('totp'),
]

function named(...names: readonly string[]): readonly Account[] {
  return familyAccounts.filter(({ name }) => names.includes(name))
}
