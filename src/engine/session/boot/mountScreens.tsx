import { createRoot } from 'react-dom/client'
import type { Language, Settings } from '@/engine/config'
import { GatewayContext } from '@/engine/data/gateway'
import { ConfigContext } from '@/engine/data/useConfig'
import { createPageGateway } from '@/engine/data/pageGateway'
import type { Words } from '@/engine/messages/words'
import { lastWords, showPlainPage } from '@/engine/session/boot/bootPlainPage'
import type { OpenPortal } from '@/engine/session/boot/portal'
import type { PortalLoader } from '@/engine/session/boot/portalLoader'
import { createPublicWords, PublicWordsContext } from '@/engine/session/PublicWordsContext'
import { crashId, logCrash } from '@/engine/ui/crash/crash'
import { ErrorBoundary, type Crash } from '@/engine/ui/crash/ErrorBoundary'
import { createScreens } from './createScreens'
import { Crashed } from './Crashed'
import { Screens } from './Screens'

type Boot = {
  config: Settings
  language: Language
  /** Of boot and login, with the app's name. */
  words: Words
  loader: PortalLoader<OpenPortal>
  storageMissing: boolean
}

/** The one React root of the page. */
export function mountScreens(container: Element, boot: Boot): Promise<void> {
  const { config, language, loader, storageMissing } = boot
  const words = createPublicWords(language, boot.words)
  const { t } = words
  const root = createRoot(container, {
    // whoever catches it tells of it by its id
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
            <ErrorBoundary fallback={crashed}>
              <Screens
                screen={screen}
                signIn={screens.signIn}
                retry={screens.retry}
                onBegin={loader.prefetch}
                storageMissing={storageMissing}
              />
            </ErrorBoundary>
          </PublicWordsContext>
        </GatewayContext>
      </ConfigContext>,
    ),
  )
  return screens.start()
}

function crashed({ id }: Crash) {
  return <Crashed id={id} />
}
