import { expect } from 'vitest'
import { knownPassword, openSandbox } from '@/sandbox'
import { trade } from '@/sandbox/trade'

/** Opens a database of the last release: an operator logs in, reads a list and writes a post, which is left there. */
export async function useReleased(place: Record<string, string>): Promise<void> {
  const env = { ...place, SANDBOX_CAPTCHA: 'off', SANDBOX_LIFE: 'off' }
  const { fetch, close } = await openSandbox(env, { platform: trade })
  const ask = async (method: string, path: string, body?: object, token = '') => {
    const headers = { Authorization: token, 'Content-Type': 'application/json' }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(new Request(`http://sandbox${path}`, init))
    return (await response.json()) as { data?: { token?: string } }
  }
  try {
    const login = await ask('POST', '/login', { username: 'admin', password: knownPassword })
    const token = login.data?.token
    const list = await ask('GET', '/api/apiRecharge/list?pageSize=20', undefined, token)
    expect(list).toMatchObject({ code: 200, total: 500 })
    const post = { postCode: 'night', postName: 'Night desk', postSort: 9, status: '0' }
    expect(await ask('POST', '/system/post', post, token)).toMatchObject({ code: 200 })
  } finally {
    await close()
  }
}

/** Finds what `useReleased` wrote. */
export const writtenPosts = "select post_name from sys_post where post_code = 'night'"
