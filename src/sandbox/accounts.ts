export type Account = {
  name: string
  userType: '00' | '01'
  role: string
  /** What the account is for, in one line. */
  purpose: string
  password: string
  secondPassword: string
  /** Base32 secret of the enrolled second factor. */
  totpSecret?: string
  /** Id of the department that it belongs to. */
  dept: number
  /** The store that a store operator works for. */
  storeId?: number
}

export const knownPassword = 'Sandbox_2026'
export const knownSecondPassword = 'Second_2026'

const passwords = { password: knownPassword, secondPassword: knownSecondPassword }

/** Everyone who can sign in to a freshly seeded sandbox. */
export const accounts: readonly Account[] = [
  {
    name: 'admin',
    userType: '00',
    role: 'admin',
    dept: 1,
    purpose: 'may do everything',
    ...passwords,
  },
  {
    name: 'auditor',
    userType: '00',
    role: 'auditor',
    dept: 3,
    purpose: 'may read, not decide',
    ...passwords,
  },
  {
    name: 'tri',
    userType: '00',
    role: 'tri:watch',
    dept: 2,
    purpose: 'may read; is spared the failed-payout check',
    ...passwords,
  },
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
  {
    name: 'totp',
    userType: '00',
    role: 'admin',
    dept: 1,
    purpose: 'may do everything, with a Google code',
    totpSecret: 'WATTDESKSANDBOXSECONDFACTOR23456',
    ...passwords,
  },
]
