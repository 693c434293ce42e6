import type { Page } from '@playwright/test'
import { config } from '@/engine/config'

type Fields = Record<string, string>

export type Answer<Data> = {
  code: number
  total?: number
  rows?: readonly Fields[]
  data?: Data
}

/** Calls the gateway by hand with the token of the page's session. */
export function callByHand<Data = Fields>(
  page: Page,
  method: string,
  path: string,
  body?: object,
): Promise<Answer<Data>> {
  return page.evaluate(
    async ({ method, url, body, cookie }) => {
      const token = document.cookie.match(new RegExp(`${cookie}=([^;]+)`))?.[1]
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      const answer = await fetch(url, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      return answer.json()
    },
    { method, url: `${config.basePath}${path}`, body, cookie: config.tokenCookie },
  )
}
