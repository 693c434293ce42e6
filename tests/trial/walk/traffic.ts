import type { Page, Request } from '@playwright/test'
import { config } from '@/engine/config'

export type Traffic = {
  /** Waits until no call is on its way, but not for ever: a slow one may outlast a step. */
  settled(): Promise<void>
}

const stillMs = 60
const mostMs = 1_500

/** Follows the calls of a page. */
export function quietly(page: Page): Traffic {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(config.basePath)) open.add(request)
  })
  const isOver = (request: Request) => void open.delete(request)
  page.on('requestfinished', isOver)
  page.on('requestfailed', isOver)
  return {
    async settled() {
      const until = Date.now() + mostMs
      let since = Date.now()
      while (Date.now() < until && Date.now() - since < stillMs) {
        await page.waitForTimeout(20)
        if (open.size > 0) since = Date.now()
      }
    },
  }
}
