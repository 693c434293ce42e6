import { activeLanguage, chooseLanguage, loadEntryMessages } from '@/i18n'
import { settingsOf, type AppConfig, type Settings } from '@/engine/config'
import { cookiesWork } from '@/engine/session/boot/bootCookies'
import { lastWords, showPlainPage } from '@/engine/session/boot/bootPlainPage'
import { reloadOnMissingFile } from '@/engine/session/boot/bootReload'
import { repairStorage } from '@/engine/session/boot/bootStorage'
import { installTrustedTypes } from '@/engine/session/boot/bootTrustedTypes'
import { createPortalLoader } from '@/engine/session/boot/portalLoader'
import { followPreferences } from '@/engine/shell/applyPreferences'
import { hasTyped, newVersion } from '@/engine/shell/notices/newVersion'
import { isFetchingAhead } from '@/engine/ui/late/fetchAhead'
import { fileLost } from '@/engine/ui/late/lateFiles'
import type { Admin, LoadMessages } from './createAdmin'
import '@/engine/shell/tokens.css'
import '@/engine/shell/base.css'

type Boot = {
  /** What `createAdmin` is given: both are needed before the app's code is there. */
  readonly config?: AppConfig
  readonly messages: LoadMessages
  /** Fetches the app's code; asked while the log-in is on screen, or at once with a session. */
  readonly load: () => Promise<{ readonly default: Admin }>
}

/**
 * Starts an admin in the page: the log-in first, then the app. A page that cannot start says why.
 *
 * @example bootAdmin({ config, messages, load: () => import('./App') })
 */
export function bootAdmin(boot: Boot): void {
  const config = settingsOf(boot.config ?? {})
  start(config, boot).catch(() => showPlainPage(document, { ...lastWords, name: config.name }))
}

async function start(config: Settings, { messages, load }: Boot) {
  if (!cookiesWork(document)) return sayCookies(config)
  // what only drafts would need is said in the forms
  const storageMissing = repairStorage(window).includes('localStorage')
  installTrustedTypes(window)
  const isPainted = followPreferences()

  const language = activeLanguage()
  document.documentElement.lang = language
  const entryMessages = loadEntryMessages(language)
  const loader = createPortalLoader(async () => {
    const [app, own, framework] = await Promise.all([
      load(),
      messages(language),
      frameworkMessages(),
    ])
    return app.default.open({ language, messages: own, framework })
  })
  addEventListener(
    fileLost,
    reloadOnMissingFile({
      cookies: document,
      reload: () => location.reload(),
      isIdle: () => loader.isPrefetching() || isFetchingAhead(),
      hasTyped,
      tell: newVersion.tell,
      isServed,
    }),
  )
  // With a token the login will not be seen: the portal comes at once.
  if (document.cookie.includes(`${config.tokenCookie}=`)) loader.load().catch(leaveToScreens)

  const { mountScreens } = await import('@/engine/session/boot/mountScreens')
  const container = document.querySelector('#root') ?? document.body
  const entry = await entryMessages
  await isPainted
  await mountScreens(container, { config, language, messages: entry, loader, storageMissing })

  async function frameworkMessages() {
    const { loadFrameworkMessages } = await import('@/engine/data/i18nProvider')
    return loadFrameworkMessages(language)
  }
}

function isServed(): Promise<boolean> {
  const asked = fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
  return asked.then(
    ({ ok }) => ok,
    () => false,
  )
}

/** The screen that waits for the portal asks again and reports what failed. */
function leaveToScreens() {}

async function sayCookies({ name }: Settings) {
  const language = chooseLanguage(undefined, navigator.language)
  document.documentElement.lang = language
  const { boot: words } = await loadEntryMessages(language)
  showPlainPage(document, {
    name,
    title: words.cookiesTitle,
    text: words.cookiesText,
    button: words.reload,
  })
}
