import { createRoot, type Root } from 'react-dom/client'
import type { Language, Settings } from '@/engine/config'
import { createPageGateway } from '@/engine/data/pageGateway'
import type { Words } from '@/engine/messages/words'
import { crashId, logCrash } from '@/engine/ui/crash/crash'
import { createPublicWords, type PublicWords } from '../PublicWordsContext'
import { lastWords, showPlainPage } from './bootPlainPage'
import { createScreens, type BootScreen } from './createScreens'
import { drawScreen } from './drawScreen'
import { hydrateLogin } from './hydrateLogin'
import type { OpenPortal, PortalLoader } from './portalLoader'
import type { TakePresses } from './prerendered'

type Boot = {
  config: Settings
  language: Language
  words: Words
  loader: PortalLoader<OpenPortal>
  isStorageMissing: boolean
  /** Given if the container has the prerendered login. */
  takePresses?: TakePresses | undefined
}

export function mountScreens(container: Element, boot: Boot): Promise<void> {
  const { config, language, loader, isStorageMissing, takePresses } = boot
  const words = createPublicWords(language, boot.words)
  const gateway = createPageGateway({ ...config, language })
  const screens = createScreens(gateway, loader, show)
  const handlers = errorHandlers(config, words)
  let root: Root | undefined

  function show(screen: BootScreen) {
    root ??=
      takePresses && screen.name === 'login'
        ? hydrateLogin(container, draw({ name: 'login' }, false), { ...handlers, takePresses })
        : createRoot(container, handlers)
    root.render(draw(screen, isStorageMissing))
  }

  function draw(screen: BootScreen, hasStorageNotice: boolean) {
    return drawScreen({
      config,
      gateway,
      words,
      screen,
      screens,
      onBegin: loader.prefetch,
      isStorageMissing: hasStorageNotice,
    })
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
