import { createRoot } from 'react-dom/client'
import type { Language, Settings } from '@/engine/config'
import { GatewayContext } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import { ConfigContext } from '@/engine/data/useConfig'
import type { Words } from '@/engine/messages/words'
import { crashId, logCrash } from '@/engine/ui/crash/crash'
import { ErrorBoundary } from '@/engine/ui/crash/ErrorBoundary'
import { createPublicWords, PublicWordsContext } from '../PublicWordsContext'
import { lastWords, showPlainPage } from './bootPlainPage'
import { createScreens } from './createScreens'
import { CurrentScreen } from './CurrentScreen'
import { Crashed } from './PlainPage'
import type { OpenPortal, PortalLoader } from './portalLoader'

type Boot = {
  config: Settings
  language: Language
  words: Words
  loader: PortalLoader<OpenPortal>
  isStorageMissing: boolean
}

export function mountScreens(container: Element, boot: Boot): Promise<void> {
  const { config, language, loader, isStorageMissing } = boot
  const words = createPublicWords(language, boot.words)
  const { t } = words
  const root = createRoot(container, {
    // the boundary that catches the error shows its id
    onCaughtError: () => {},
    onUncaughtError: (error, { componentStack }) => {
      logCrash(error, componentStack ?? null)
      showPlainPage(document, {
        ...lastWords,
        name: config.name,
        title: t('boot.crashedTitle'),
        text: t('boot.crashedText'),
        button: t('boot.reload'),
        crash: `${t('boot.crashId')} ${crashId(error)}`,
      })
    },
  })
  const gateway = createPageGateway({ ...config, language })
  const screens = createScreens(gateway, loader, (screen) =>
    root.render(
      <ConfigContext value={config}>
        <GatewayContext value={gateway}>
          <PublicWordsContext value={words}>
            <ErrorBoundary fallback={({ id }) => <Crashed id={id} />}>
              <CurrentScreen
                screen={screen}
                screens={screens}
                onBegin={loader.prefetch}
                isStorageMissing={isStorageMissing}
              />
            </ErrorBoundary>
          </PublicWordsContext>
        </GatewayContext>
      </ConfigContext>,
    ),
  )
  return screens.start()
}
