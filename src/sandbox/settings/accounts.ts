export type Account = {
  name: string
  userType: '00' | '01'
  role: string
  /** The account's purpose, in one line. */
  purpose: string
  password: string
  secondPassword: string
  /** Base32 secret of the enrolled second factor. */
  totpSecret?: string
  /** Id of its department. */
  dept: number
  /** The part of the platform that an operator of type `01` is confined to. */
  storeId?: number
}

/** The password of every account. */
export const knownPassword = 'Sandbox_2026'
export const knownSecondPassword = 'Second_2026'

const passwords = { password: knownPassword, secondPassword: knownSecondPassword }

/** The accounts of a fresh sandbox without a platform. */
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
    purpose: 'may read all but the system pages',
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
