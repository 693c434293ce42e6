import type { CDPSession, Page } from '@playwright/test'

export type Traffic = {
  requests: number
  /** Compressed, as the network layer reports them. */
  bytes: number
  scriptBytes: number
}

const quietMs = 300
const lookMs = 20

/** The browser does not report the end of each request that a page leaves open. */
const longestMs = 10_000

/** Follows a page's requests. The session has `Network` enabled. */
export function watchTraffic(devtools: CDPSession) {
  const scripts = new Set<string>()
  const open = new Set<string>()
  let lastMs = 0
  let traffic: Traffic = { requests: 0, bytes: 0, scriptBytes: 0 }
  const close = (requestId: string) => {
    open.delete(requestId)
    lastMs = performance.now()
  }
  devtools.on('Network.requestWillBeSent', ({ requestId }) => {
    open.add(requestId)
    lastMs = performance.now()
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId)
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => close(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    close(requestId)
    traffic.requests += 1
    traffic.bytes += encodedDataLength
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength
  })
  const isQuiet = () => open.size === 0 && performance.now() - lastMs >= quietMs

  return {
    /** Since the last call of it. */
    taken(): Traffic {
      const all = traffic
      traffic = { requests: 0, bytes: 0, scriptBytes: 0 }
      return all
    },
    /** Waits until nothing was requested for a while, as the next page is fetched ahead, and the page is idle. */
    async settle(page: Page): Promise<void> {
      const untilMs = performance.now() + longestMs
      const isOver = () => isQuiet() || performance.now() > untilMs
      do {
        while (!isOver()) await page.waitForTimeout(lookMs)
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      } while (!isOver())
      open.clear()
    },
  }
}
