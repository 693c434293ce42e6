import type { BrowserContext } from '@playwright/test'

export type Problems = {
  /** Lets one kind of problem pass that the test itself causes. */
  allow: (pattern: RegExp) => void
  /** Everything noticed so far that is not allowed. */
  list: () => readonly string[]
}

/** §7: asked by every portal of a platform account. */
export const existsFailed = '**/prod-api/api/apiDraw/exist/fail'

/** Notes what goes wrong on any page of a context. */
export async function noteProblems(context: BrowserContext, origin: string): Promise<Problems> {
  const seen: string[] = []
  const allowed: RegExp[] = []
  await context.addInitScript(reportViolations)
  // the seeds have some, and the message that says so would lie over what a journey presses
  await context.route(existsFailed, (route) => route.fulfill({ json: { code: 200, data: false } }))
  context.on('weberror', (error) => seen.push(`page error: ${error.error().stack}`))
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('request', (request) => {
    if (isForeign(request.url(), origin)) seen.push(`foreign host: ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500) seen.push(`HTTP ${response.status()}: ${response.url()}`)
  })
  return {
    allow: (pattern) => void allowed.push(pattern),
    list: () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  }
}

/** Runs in the page: turns each violation of the policy into a console error. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(
      `policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
    )
  })
}

function isForeign(address: string, origin: string): boolean {
  const { protocol, host } = new URL(address)
  return !['data:', 'blob:', 'about:'].includes(protocol) && host !== new URL(origin).host
}
