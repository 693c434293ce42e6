import type { AuthProvider } from 'react-admin'
import { call, signIn, token } from '../bound/gateway'

export const authProvider: AuthProvider = {
  async login({ username, password }: { username: string; password: string }) {
    const body = JSON.stringify({ username, password })
    const { data } = await call<{ data: { token: string } }>('/login', { method: 'POST', body })
    signIn(data.token)
  },
  async logout() {
    signIn('')
  },
  async checkAuth() {
    if (!token()) throw new Error('no token')
  },
  async checkError() {},
  async getIdentity() {
    const { data } = await call<{ data: { user: { userId: number; userName: string } } }>(
      '/getInfo',
    )
    return { id: data.user.userId, fullName: data.user.userName }
  },
  async getPermissions() {
    return call('/getRouters')
  },
}
