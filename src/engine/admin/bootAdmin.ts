import { firstWords, nameOf } from '@/engine/messages/firstWords'
import { activeLanguage, chooseLanguage } from '@/engine/messages/language'
import {
  createMessages,
  firstChunks,
  type Messages,
  type MessageSource,
} from '@/engine/messages/messages'
import { createTranslate } from '@/engine/messages/translate'
import { settingsOf, type AppConfig, type Language, type Settings } from '@/engine/config'
import { dialectOfPage } from '@/engine/data/dialectOfPage'
import { resolveAccess } from '@/engine/session/access'
import { cookiesWork, repairStorage } from '@/engine/session/boot/bootStorage'
import { lastWords, showPlainPage } from '@/engine/session/boot/bootPlainPage'
import { reloadOnMissingFile } from '@/engine/session/boot/bootReload'
import { installTrustedTypes } from '@/engine/session/boot/bootTrustedTypes'
import { createPortalLoader } from '@/engine/session/boot/portalLoader'
import { dropPrerendered, loginVariant, showPrerendered } from '@/engine/session/boot/prerendered'
import { followPreferences } from '@/engine/shell/preferences/storedPreferences'
import { painted } from '@/engine/ui/afterPaint'
import { readHash } from '@/engine/ui/hash'
import {
  fileLost,
  inSlices,
  isFetchingAhead,
  reloadWanted,
  withPage,
} from '@/engine/ui/late/lateFiles'
import type { Admin } from './createAdmin'
import '@/engine/shell/tokens.css'
import '@/engine/shell/base.css'
import '@/engine/session/PublicPage.css'
import '@/engine/session/Login.css'

type Boot = {
  /** As in `createAdmin`: the login needs both before the app's code loads. */
  readonly config?: AppConfig
  readonly messages: readonly MessageSource[]
  /** Loads the app's code: while the login is on screen, or at once with a session. */
  readonly load: () => Promise<{ readonly default: Admin }>
}

/**
 * Starts an admin in the page: first the login, then the app. A page that cannot start says why.
 *
 * @example bootAdmin({ config, messages, load: () => import('./App') })
 */
export function bootAdmin(boot: Boot): void {
  const config = settingsOf(boot.config ?? {})
  start(config, boot).catch(() => showPlainPage(document, { ...lastWords, name: config.name }))
}

async function start(config: Settings, { load, messages: sources }: Boot) {
  if (!cookiesWork(document)) return showCookiesPage(config, sources)
  // forms say themselves that they keep no drafts
  const isStorageMissing = repairStorage(window).includes('localStorage')
  installTrustedTypes(window)
  const isPainted = followPreferences()

  const language = activeLanguage()
  document.documentElement.lang = language
  const messages = messagesIn(language, config, sources)
  const loader = createPortalLoader(async () => {
    const [{ default: admin }, words] = await Promise.all([load(), messages.load(...firstChunks)])
    return admin.open({ messages: admin.messagesIn(language), words })
  })
  addEventListener(
    fileLost,
    reloadOnMissingFile({
      timing: performance,
      reload: () => location.reload(),
      isIdle: () => loader.isPrefetching() || isFetchingAhead(),
      mayReload: () => dispatchEvent(new Event(reloadWanted, { cancelable: true })),
      isServed,
    }),
  )
  const hasSession = document.cookie.includes(`${config.tokenCookie}=`)
  // the portal opens without a login, whose screen loads again and reports a failure
  if (hasSession) withPage(loader.load).catch(() => {})

  const container = document.querySelector('#root') ?? document.body
  await isPainted
  const takePresses = showFirst(container, { hasSession, language, config })
  if (takePresses) await painted()
  const loadFirst = () => loadFirstOf(messages, { ...config, language })
  const [gateway, { mountScreens }, words] = await (takePresses ? inSlices : withPage)(loadFirst)
  const first = { config, gateway, language, loader, isStorageMissing, takePresses }
  await mountScreens(container, { ...first, words })
}

type GatewayOptions = Settings & { language: Language }

function loadFirstOf(messages: Messages, options: GatewayOptions) {
  const gateway = import('@/engine/session/boot/openGateway').then(({ openGateway }) =>
    openGateway(options),
  )
  return Promise.all([
    gateway,
    import('@/engine/session/boot/mountScreens'),
    messages.load('login'),
  ])
}

type First = { hasSession: boolean; language: Language; config: Settings }

/** Shows the prerendered login if that is the page's first screen. */
function showFirst(container: Element, { hasSession, language, config }: First) {
  const access = resolveAccess(readHash(location.hash), hasSession)
  const isLogin = !hasSession && !('kind' in access && access.kind === 'public')
  if (isLogin)
    return showPrerendered(container, loginVariant(language, config.dialect ?? dialectOfPage()))
  return void dropPrerendered(container)
}

function messagesIn(language: Language, config: Settings, sources: Boot['messages']) {
  return createMessages(language, firstWords, nameOf(config), ...sources)
}

function isServed(): Promise<boolean> {
  const asked = fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
  return asked.then(
    ({ ok }) => ok,
    () => false,
  )
}

async function showCookiesPage(config: Settings, sources: Boot['messages']) {
  const language = chooseLanguage(undefined, navigator.language)
  document.documentElement.lang = language
  const t = createTranslate(await messagesIn(language, config, sources).load('login'))
  showPlainPage(document, {
    name: config.name,
    title: t('boot.cookiesTitle'),
    text: t('boot.cookiesText'),
    button: t('boot.reload'),
  })
}
