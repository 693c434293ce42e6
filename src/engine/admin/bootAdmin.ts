import { firstWords, nameOf } from '@/engine/messages/firstWords'
import { activeLanguage, chooseLanguage } from '@/engine/messages/language'
import { createMessages, firstChunks, type MessageSource } from '@/engine/messages/messages'
import { createTranslate } from '@/engine/messages/translate'
import { settingsOf, type AppConfig, type Language, type Settings } from '@/engine/config'
import { cookiesWork, repairStorage } from '@/engine/session/boot/bootStorage'
import { lastWords, showPlainPage } from '@/engine/session/boot/bootPlainPage'
import { reloadOnMissingFile } from '@/engine/session/boot/bootReload'
import { installTrustedTypes } from '@/engine/session/boot/bootTrustedTypes'
import { createPortalLoader } from '@/engine/session/boot/portalLoader'
import { followPreferences } from '@/engine/shell/preferences/storedPreferences'
import { fileLost, isFetchingAhead, reloadWanted } from '@/engine/ui/late/lateFiles'
import type { Admin } from './createAdmin'
import '@/engine/shell/tokens.css'
import '@/engine/shell/base.css'

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
  const loginWords = messages.load('login')
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
  // with a token, the portal opens without a login, whose screen loads again and reports a failure
  if (document.cookie.includes(`${config.tokenCookie}=`)) loader.load().catch(() => {})

  const { mountScreens } = await import('@/engine/session/boot/mountScreens')
  const container = document.querySelector('#root') ?? document.body
  const words = await loginWords
  await isPainted
  await mountScreens(container, { config, language, words, loader, isStorageMissing })
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
