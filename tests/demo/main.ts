import Cookies from 'js-cookie'
import dialects from 'virtual:dialects'
import { config, type DialectName } from '@/engine/config'
import { activeLanguage } from '@/engine/messages/language'
import { showPlainPage } from '@/engine/session/boot/bootPlainPage'
import '@/engine/shell/tokens.css'
import '@/engine/shell/base.css'
import { showBar } from './bar'
import { channelSocket } from './ChannelSocket'
import { nameOf, openChannel, placeOf, type Channel, type Place } from './channel'
import { element } from './elements'
import type { DemoOptions } from './openDemo'
import { controlledBy } from './controlledBy'
import { vouchFor } from './policy'
import { showPreparing } from './preparing'
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
  console.error(error)
  showStop(words.failed, words.failedText)
})

async function boot(): Promise<void> {
  if (!isSupported()) return showStop(words.unsupported, words.unsupportedText)
  const place = placeOf(location.href, import.meta.env.BASE_URL)
  const dialect = dialectOf(place)
  if (dialect === undefined) return showStop(words.noScenario, scenariosText())
  const vouched = vouchFor([sandboxWorker, serviceWorker])
  const root = document.querySelector('#root') ?? document.body
  await controlledBy(vouched(serviceWorker), showPreparing(root, words))
  const name = nameOf(place)
  const channel = openChannel(name)
  follow(channel)
  const captcha = new URL(location.href).searchParams.get('captcha') !== 'off'
  const options: DemoOptions = { name, scenario: place.scenario, captcha }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window
  new Worker(vouched(sandboxWorker), { type: 'module' }).postMessage(options)
  document.head.append(element('meta', { name: 'gateway-dialect', content: dialect }))
  window.WebSocket = channelSocket(channel) as unknown as typeof WebSocket
  showBar(words, channel)
  await import('@/main')
}

function isSupported(): boolean {
  return (
    ['serviceWorker', 'locks'].every((name) => name in navigator) &&
    ['indexedDB', 'DecompressionStream'].every((name) => name in window)
  )
}

/** Undefined for a scenario that does not exist. */
function dialectOf({ scenario }: Place): DialectName | undefined {
  if (scenario === undefined) return 'specification'
  return Object.hasOwn(dialects, scenario) ? dialects[scenario] : undefined
}

function scenariosText(): string {
  return words.noScenarioText.replace('%{names}', Object.keys(dialects).join(', '))
}

/** A reset deletes the stored database, and with it every session. */
function follow({ listen }: Channel): void {
  listen(({ kind }) => {
    if (kind === 'failed') showStop(words.failed, words.failedText)
    if (kind !== 'isReset') return
    Cookies.remove(config.tokenCookie)
    location.reload()
  })
}

function showStop(title: string, text: string): void {
  showPlainPage(document, { name: 'Wattdesk', title, text, button: words.reload })
}
