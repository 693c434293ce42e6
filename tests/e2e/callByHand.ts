import type { Page } from '@playwright/test'
import { config } from '@/config'

/** Calls the gateway by hand with the token of the page's session. */
export function callByHand(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ({ method, url, body, cookie }) => {
      const token = document.cookie.match(new RegExp(`${cookie}=([^;]+)`))?.[1]
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      const answer = await fetch(url, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      return (await answer.json()) as {
        code: number
        total?: number
        data?: Record<string, string>
      }
    },
    { method, url: `${config.basePath}${path}`, body, cookie: config.tokenCookie },
  )
}
