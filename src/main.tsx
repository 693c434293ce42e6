import { activeLanguage, chooseLanguage, loadEntryMessages, loadMessages } from '@/i18n'
import { config } from './engine/config'
import { followPreferences } from './engine/shell/applyPreferences'
import { cookiesWork } from './engine/session/boot/bootCookies'
import { lastWords, showPlainPage } from './engine/session/boot/bootPlainPage'
import { reloadOnMissingFile } from './engine/session/boot/bootReload'
import { repairStorage } from './engine/session/boot/bootStorage'
import { installTrustedTypes } from './engine/session/boot/bootTrustedTypes'
import { isFetchingAhead } from './engine/ui/late/fetchAhead'
import { hasTyped, newVersion } from './engine/shell/notices/newVersion'
import { fileLost } from './engine/ui/late/lateFiles'
import { createPortalLoader } from './engine/session/boot/portalLoader'
import './engine/shell/tokens.css'
import './engine/shell/base.css'

boot().catch(() => showPlainPage(document, lastWords))

async function boot() {
  if (!cookiesWork(document)) return sayCookies()
  // what only drafts would need is said in the forms
  const storageMissing = repairStorage(window).includes('localStorage')
  installTrustedTypes(window)
  const isPainted = followPreferences()

  const language = activeLanguage()
  document.documentElement.lang = language
  const entryMessages = loadEntryMessages(language)
  const loader = createPortalLoader(async () => {
    const [app, messages, framework] = await Promise.all([
      import('./App'),
      loadMessages(language),
      frameworkMessages(),
    ])
    return app.openPortal({ language, messages, framework })
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

  const { mountScreens } = await import('./engine/session/boot/mountScreens')
  const container = document.querySelector('#root') ?? document.body
  const messages = await entryMessages
  await isPainted
  await mountScreens(container, { language, messages, loader, storageMissing })

  async function frameworkMessages() {
    const { loadFrameworkMessages } = await import('./engine/data/i18nProvider')
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

/** Whoever waits for the portal asks again and reports it. */
function leaveToScreens() {}

async function sayCookies() {
  const language = chooseLanguage(undefined, navigator.language)
  document.documentElement.lang = language
  const { app, boot: words } = await loadEntryMessages(language)
  showPlainPage(document, {
    name: app.name,
    title: words.cookiesTitle,
    text: words.cookiesText,
    button: words.reload,
  })
}
