import type { BrowserContext, Page } from '@playwright/test'

/** The forbidden effects that a page showed, in words; none is best. */
export type Probe = {
  found: () => readonly string[]
  /** Something else that is not to be. */
  tell: (line: string) => void
  /** Where the page was wider than the screen, and by what. */
  wide: () => readonly string[]
  /** Looks at the page as it stands: has a text become markup, is the page wider than the screen? */
  look: (page: Page, where: string) => Promise<void>
}

type Options = { origin: string; allow?: RegExp }

/** Watches every page of a context; to be called before the first one is opened. */
export async function openProbe(
  context: BrowserContext,
  { origin, allow }: Options,
): Promise<Probe> {
  const found: string[] = []
  const wide: string[] = []
  const say = (line: string) => {
    if (!allow?.test(line)) found.push(line.slice(0, 500))
  }
  await context.exposeBinding('tellProbe', (_, line: string) => say(line))
  await context.addInitScript(watchPage)
  context.on('dialog', async (dialog) => {
    // a page that asks whether to be left is left
    if (dialog.type() !== 'beforeunload') say(`dialog ${dialog.type()}: ${dialog.message()}`)
    await dialog.accept().catch(() => undefined)
  })
  context.on('weberror', (error) => say(`page error: ${error.error().stack}`))
  context.on('request', (request) => {
    const address = request.url()
    if (/^https?:|^wss?:/.test(address) && new URL(address).host !== new URL(origin).host)
      say(`foreign host: ${address}`)
    // from workers, too
    if (address.endsWith('/__csp')) say(`policy report: ${request.postData()}`)
  })
  context.on('page', (page) => {
    if (context.pages().length > 1)
      void page.opener().then((by) => by && say('a window was opened'))
  })
  return {
    found: () => found,
    tell: say,
    wide: () => wide,
    look: async (page, where) => {
      for (const line of await page.evaluate(lookAround)) say(`${where}: ${line}`)
      const wider = await page.evaluate(lookAcross)
      if (wider !== undefined) wide.push(`${where}: ${wider}`)
    },
  }
}

/** Runs in every page before its scripts: notes the payloads' marks and the policy's reports. */
function watchPage(): void {
  const { tellProbe } = window as unknown as { tellProbe: (line: string) => Promise<void> }
  Object.defineProperty(window, '__xss', {
    set() {
      void tellProbe(`executed: ${location.href.slice(0, 200)}`)
    },
    get: () => undefined,
  })
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sample }) => {
      void tellProbe(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`)
    },
  )
}

/** Runs in the page: elements and attributes that the portal never makes. */
function lookAround(): readonly string[] {
  const tell = (element: Element) => element.outerHTML.slice(0, 200)
  const foreign =
    'iframe, object, embed, base, portal, marquee, meta[http-equiv], math, video, audio, link[rel=import]'
  const planted = [...document.querySelectorAll(foreign)]
  const all = [...document.querySelectorAll('body *')]
  const handlers = all.filter((one) =>
    one.getAttributeNames().some((name) => name.startsWith('on')),
  )
  const run = /^[^a-z]*(?:javascript|vbscript|data:text|data:image\/svg|blob:http(?!.*127))/i
  const named = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc']
  const addressed = all.filter((one) =>
    named.some((name) => run.test((one.getAttribute(name) ?? '').replaceAll(/[\t\n\r]/g, ''))),
  )
  const clobbered = all.filter(
    (one) =>
      one.id === '__xss' || ['location', 'body', 'alert'].includes(one.getAttribute('name') ?? ''),
  )
  return [
    ...planted.map((one) => `an element of a text: ${tell(one)}`),
    ...handlers.map((one) => `a handler of a text: ${tell(one)}`),
    ...addressed.map((one) => `an address that runs: ${tell(one)}`),
    ...clobbered.map((one) => `a name of the page's own: ${tell(one)}`),
  ]
}

/** Runs in the page: how far it is wider than the screen, and the last element that is. */
function lookAcross(): string | undefined {
  const wider = document.documentElement.scrollWidth - window.innerWidth
  if (wider <= 0) return undefined
  const widest = [...document.querySelectorAll('body *')].findLast(
    (one) => one.getBoundingClientRect().right > window.innerWidth + 1,
  )
  return `${wider} pixels wider: ${widest?.parentElement?.className} > ${widest?.className}`
}
