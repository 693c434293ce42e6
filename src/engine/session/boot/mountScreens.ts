import type { ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Language, Settings } from '@/engine/config'
import type { Gateway } from '@/engine/data/gateway'
import type { Words } from '@/engine/messages/words'
import { crashId, logCrash } from '@/engine/ui/crash/crash'
import { createPublicWords, type PublicWords } from '../PublicWordsContext'
import { lastWords, showPlainPage } from './bootPlainPage'
import { createScreens, type BootScreen } from './createScreens'
import { drawScreen } from './drawScreen'
import { hydrateLogin } from './hydrateLogin'
import type { CreatePortal, PortalLoader } from './portalLoader'
import type { TakePresses } from './prerendered'

type Boot = {
  config: Settings
  gateway: Gateway
  language: Language
  words: Words
  loader: PortalLoader<CreatePortal>
  isStorageMissing: boolean
  /** Given if the container has the prerendered login. */
  takePresses?: TakePresses | undefined
}

export function mountScreens(container: Element, boot: Boot): Promise<void> {
  const { config, gateway, language, loader, isStorageMissing, takePresses } = boot
  const words = createPublicWords(language, boot.words)
  const screens = createScreens(gateway, loader, show)
  const handlers = errorHandlers(config, words)
  const common = { config, gateway, words, screens }
  let root: Promise<Root> | undefined
  let latest: { screen: BootScreen; portal?: ReactElement | undefined }

  function show(screen: BootScreen, portal?: ReactElement) {
    latest = { screen, portal }
    root ??= openRoot(screen)
    void root.then((ready) => ready.render(drawScreen({ ...common, ...latest, isStorageMissing })))
  }

  function openRoot({ name }: BootScreen): Promise<Root> {
    if (takePresses && name === 'login')
      return hydrateLogin(container, drawLogin, { ...handlers, takePresses })
    // a link of the prerendered login led to another screen: its presses are over
    takePresses?.()
    return Promise.resolve(createRoot(container, handlers))
  }

  function drawLogin(onMounted: () => void) {
    const screen = { name: 'login' } as const
    return drawScreen({ ...common, screen, isStorageMissing: false, onMounted })
  }

  return screens.start()
}

function errorHandlers({ name }: Settings, { t }: PublicWords) {
  return {
    // the boundary that catches the error shows its id
    onCaughtError: () => {},
    onUncaughtError: (
      error: unknown,
      { componentStack }: { componentStack?: string | undefined },
    ) => {
      logCrash(error, componentStack ?? null)
      showPlainPage(document, {
        ...lastWords,
        name,
        title: t('boot.crashedTitle'),
        text: t('boot.crashedText'),
        button: t('boot.reload'),
        crash: `${t('boot.crashId')} ${crashId(error)}`,
      })
    },
  }
}
