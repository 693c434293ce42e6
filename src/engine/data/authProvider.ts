import type { AuthProvider } from 'ra-core'
import type { Gateway } from '@/engine/gateway/gateway'

/** `checkError` never logs out: the expired-login prompt already lets the operator decide. */
export function createAuthProvider({ session, calls }: Gateway): AuthProvider {
  return {
    login: () => Promise.resolve(),
    logout: async () => {
      await calls.logout()
      return false
    },
    checkAuth: () => (session.token() ? Promise.resolve() : Promise.reject(new Error('no token'))),
    checkError: () => Promise.resolve(),
    getIdentity: () => {
      const user = session.info()?.user
      return Promise.resolve({ id: user?.userId ?? '', fullName: user?.userName ?? '' })
    },
    getPermissions: () => Promise.resolve(session.info()?.permissions ?? []),
  }
}
