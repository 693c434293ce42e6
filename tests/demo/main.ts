import Cookies from 'js-cookie'
import { config, type DialectName } from '@/engine/config'
import { activeLanguage } from '@/engine/messages/language'
import { showPlainPage } from '@/engine/session/boot/bootPlainPage'
import '@/engine/shell/tokens.css'
import '@/engine/shell/base.css'
import { showBar } from './bar'
import { channelSocket } from './ChannelSocket'
import { nameOf, openChannel, placeOf, type Channel } from './channel'
import { element } from './elements'
import { vouchFor } from './policy'
import { showPreparing } from './preparing'
import type { Setup } from './sandboxWorker'
// oxlint-disable-next-line import/default -- Vite's
import sandboxWorker from './sandboxWorker?worker&url'
// oxlint-disable-next-line import/default -- Vite's
import serviceWorker from './serviceWorker?worker&url'
import { demoWords } from './words'
import './demo.css'

const language = activeLanguage()
const words = demoWords[language]
document.documentElement.lang = language

boot().catch((error: unknown) => {
  if (error instanceof NoSuchScenario) return showStop(words.noScenario, error.message)
  console.error(error)
  showStop(words.failed, words.failedText)
})

async function boot(): Promise<void> {
  if (!isSupported()) return showStop(words.unsupported, words.unsupportedText)
  const place = placeOf(location.href, import.meta.env.BASE_URL)
  const name = nameOf(place)
  const channel = openChannel(name)
  const { searchParams } = new URL(location.href)
  const vouched = vouchFor([sandboxWorker, serviceWorker])
  const setup: Setup = {
    name,
    scenario: place.scenario,
    captcha: searchParams.get('captcha') !== 'off',
    rows: 2_000,
  }
  const begun = sandboxBegun(channel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window
  new Worker(vouched(sandboxWorker), { type: 'module' }).postMessage(setup)
  const [dialect] = await Promise.all([begun, controlledBy(vouched(serviceWorker))])
  document.head.append(element('meta', { name: 'gateway-dialect', content: dialect }))
  followReset(channel)
  window.WebSocket = channelSocket(channel) as unknown as typeof WebSocket
  showBar(words, channel)
  await import('@/main')
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'locks' in navigator && 'indexedDB' in window
}

/**
 * Waits, saying so, for the sandbox of this or of another tab.
 * @returns how it answers
 */
function sandboxBegun({ tell, listen }: Channel): Promise<DialectName> {
  const root = document.querySelector('#root') ?? document.body
  const showProgress = showPreparing(root, words)
  return new Promise((resolve, reject) => {
    const stop = listen((message) => {
      if (message.kind === 'preparing') showProgress(message.done, message.of)
      if (message.kind === 'failed') reject(failureOf(message.scenarios))
      if (message.kind !== 'begun' && message.kind !== 'here') return
      stop()
      resolve(message.dialect)
    })
    tell({ kind: 'hello' })
  })
}

class NoSuchScenario extends Error {}

function failureOf(scenarios: readonly string[] | undefined): Error {
  if (!scenarios) return new Error('The sandbox could not be opened.')
  return new NoSuchScenario(words.noScenarioText.replace('%{names}', scenarios.join(', ')))
}

/** Waits until the page's calls go through the service worker. */
async function controlledBy(address: string): Promise<void> {
  const { serviceWorker } = navigator
  const controlled = new Promise<void>((resolve) =>
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  )
  await serviceWorker.register(address)
  const { active } = await serviceWorker.ready
  if (serviceWorker.controller) return
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window
  active?.postMessage('claim')
  await controlled
}

/** The stored database is gone, and with it every session. */
function followReset({ listen }: Channel): void {
  listen(({ kind }) => {
    if (kind !== 'isReset') return
    Cookies.remove(config.tokenCookie)
    location.reload()
  })
}

function showStop(title: string, text: string): void {
  showPlainPage(document, { name: 'Wattdesk', title, text, button: words.reload })
}
