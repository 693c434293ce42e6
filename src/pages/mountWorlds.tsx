import { createRoot } from 'react-dom/client'
import type { Language } from '@/config'
import { createTranslate, type EntryMessages } from '@/i18n'
import { lastWords, showPlainPage } from '@/layout/bootPlainPage'
import type { OpenPortal } from '@/layout/portal'
import type { PortalLoader } from '@/layout/portalLoader'
import { PublicWordsContext } from '@/layout/PublicWordsContext'
import { crashId, logCrash } from '@/views/crash'
import { ErrorBoundary, type Crash } from '@/views/ErrorBoundary'
import { createWorlds } from './createWorlds'
import { Crashed } from './Crashed'
import { Worlds } from './Worlds'

type Boot = {
  language: Language
  messages: EntryMessages
  loader: PortalLoader<OpenPortal>
  storageMissing: boolean
}

/** The one React root of the page. */
export function mountWorlds(container: Element, boot: Boot): Promise<void> {
  const { language, messages, loader, storageMissing } = boot
  const root = createRoot(container, {
    // whoever catches it tells of it by its id
    onCaughtError: () => {},
    onUncaughtError: (error, { componentStack }) => {
      logCrash(error, componentStack ?? null)
      const { crashedTitle: title, crashedText: text, reload: button, crashId: id } = messages.boot
      const crash = `${id} ${crashId(error)}`
      showPlainPage(document, { ...lastWords, title, text, button, crash })
    },
  })
  const words = { language, t: createTranslate(messages) }
  const worlds = createWorlds(loader, (world) =>
    root.render(
      <PublicWordsContext value={words}>
        <ErrorBoundary fallback={crashed}>
          <Worlds
            world={world}
            signIn={worlds.signIn}
            retry={worlds.retry}
            onBegin={loader.prefetch}
            storageMissing={storageMissing}
          />
        </ErrorBoundary>
      </PublicWordsContext>,
    ),
  )
  return worlds.start()
}

function crashed({ id }: Crash) {
  return <Crashed id={id} />
}
