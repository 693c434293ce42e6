import { config } from '@/engine/config'

export type Row = Readonly<Record<string, string | number | null>>
export type Page = { rows: readonly Row[]; total: number }

const cookie = config.tokenCookie

export function token(): string {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${cookie}=`))
  return found?.slice(cookie.length + 1) ?? ''
}

export function signIn(given: string): void {
  document.cookie = `${cookie}=${given}; path=/; SameSite=Strict`
}

export async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  if (token()) headers['Authorization'] = `Bearer ${token()}`
  const response = await fetch(config.basePath + path, { ...init, headers })
  const body = (await response.json()) as { code: number; msg: string }
  if (body.code !== 200) throw new Error(body.msg)
  return body as T
}

export function list(path: string, query: Readonly<Record<string, string>>): Promise<Page> {
  return call<Page>(`${path}/list?${new URLSearchParams(query).toString()}`)
}
