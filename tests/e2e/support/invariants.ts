import type { Page } from '@playwright/test'
import { config } from '@/engine/config'
import type { Problems } from './problems'

/** The invariants of the fault matrix, which hold after every failure. */
export type Invariants = {
  /**
   * What does not hold on the page as it stands, a line each. What is only on its way, as a page between two
   * others, has a moment to arrive.
   */
  broken(): Promise<readonly string[]>
  /** From now on this is in the input of that name, until `forget` or until another page is there. */
  typed(name: string, value: string): void
  /** What was typed has been saved, or given up on purpose. */
  forget(): void
  /** The calls that a page makes by itself in so long a time, in milliseconds. */
  callsIn(ms: number): Promise<readonly string[]>
}

const patienceMs = 2_000
/** How long a busy machine takes to draw a page decides nothing. */
const pageMs = 10_000
const onItsWay = /^(?:blank page|focus lost|cannot be looked at|typed into)/
const pauseMs = 100

/** Holds the invariants over a page; to be asked for before the page is opened. */
export async function holdInvariants(page: Page, problems: Problems): Promise<Invariants> {
  const said: string[] = []
  const typed = new Map<string, string>()
  let typedAt = ''
  page.on('console', (message) => void said.push(message.text()))
  await page.addInitScript(noteFocus)

  async function look(): Promise<readonly string[]> {
    const token = await tokenOf(page)
    const wanted = [...typed]
    const seen = await page.evaluate(lookAround, { wanted, token, cookie: config.tokenCookie })
    if (seen.place !== typedAt) typed.clear()
    return [
      ...seen.broken,
      ...(seen.place === typedAt ? seen.lost : []),
      ...(token !== '' && said.some((line) => line.includes(token))
        ? ['token in the console']
        : []),
      ...problems.list(),
    ]
  }

  return {
    async broken() {
      const begun = Date.now()
      for (;;) {
        const found = await settledLook(look)
        const patience = found.every((line) => onItsWay.test(line)) ? pageMs : patienceMs
        if (found.length === 0 || Date.now() > begun + patience) return found
        await page.waitForTimeout(pauseMs)
      }
    },
    typed(name, value) {
      const place = new URL(page.url()).hash
      if (place !== typedAt) typed.clear()
      typedAt = place
      typed.set(name, value)
    },
    forget: () => typed.clear(),
    async callsIn(ms) {
      const calls: string[] = []
      const note = (request: { url(): string }) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith(config.basePath)) calls.push(pathname)
      }
      page.on('request', note)
      await page.waitForTimeout(ms)
      page.off('request', note)
      return calls
    },
  }
}

/** A page that is being left cannot be looked at. */
async function settledLook(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await look()
  } catch (error) {
    return [`cannot be looked at: ${String(error)}`]
  }
}

async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === config.tokenCookie)?.value ?? ''
}

/** Runs in the page: before somebody has gone anywhere, nothing is lost. */
function noteFocus(): void {
  document.addEventListener('focusin', () => {
    document.documentElement.dataset['hadFocus'] = ''
  })
}

type Wanted = { wanted: readonly (readonly [string, string])[]; token: string; cookie: string }
type Seen = { place: string; broken: readonly string[]; lost: readonly string[] }

/** Runs in the page. */
function lookAround({ wanted, token, cookie }: Wanted): Seen {
  const broken: string[] = []
  const all = <T extends Element = HTMLElement>(selector: string) =>
    [...document.querySelectorAll<T>(selector)].filter((one) => one.checkVisibility())
  const has = (text: string) => token !== '' && text.includes(token)

  const landmarks = all('main, [role=main], .wd-plain')
  if (!landmarks.some((one) => one.innerText.trim() !== '')) broken.push('blank page')
  for (const one of all('.wd-crash-id')) broken.push(`crashed: ${one.innerText}`)

  const messages = all('.wd-toast').map((one) => one.innerText)
  const twice = messages.filter((text, place) => messages.indexOf(text) !== place)
  for (const text of new Set(twice)) broken.push(`said more than once: ${text}`)

  if (has(document.documentElement.outerHTML)) broken.push('token in the page')
  if (has(location.href)) broken.push('token in the address')
  for (const storage of [localStorage, sessionStorage])
    if (has(JSON.stringify(storage))) broken.push('token in a storage')
  for (const pair of document.cookie.split('; '))
    if (has(pair) && !pair.startsWith(`${cookie}=`)) broken.push('token in another cookie')

  const hadFocus = 'hadFocus' in document.documentElement.dataset
  const active = document.activeElement
  if (hadFocus && (active === null || active === document.body)) broken.push('focus lost to body')

  const fields = all<HTMLInputElement>('input[name], textarea[name]')
  const lost = wanted.flatMap(([name, value]) => {
    const there = fields.find((field) => field.name === name)?.value
    return there === value
      ? []
      : [`typed into ${name}: "${value}", there is ${there ?? 'no input'}`]
  })
  return { place: location.hash, broken, lost }
}
