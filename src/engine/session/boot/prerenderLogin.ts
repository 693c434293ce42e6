import { renderToString } from 'react-dom/server'
import { dialects, settingsOf, type AppConfig, type Dialect, type Language } from '@/engine/config'
import { createGatewayOfBuild } from '@/engine/data/pageGateway'
import { firstWords, nameOf } from '@/engine/messages/firstWords'
import { languages } from '@/engine/messages/language'
import { createMessages, type MessageSource } from '@/engine/messages/messages'
import { createPublicWords } from '../PublicWordsContext'
import { createScreens } from './createScreens'
import { drawScreen } from './drawScreen'
import { createPortalLoader } from './portalLoader'
import { loginVariant } from './prerendered'

type Base = { readonly config?: AppConfig; readonly messages: readonly MessageSource[] }

/** The login's markup by variant, which a build writes into the page. */
export async function prerenderLogin(base: Base): Promise<Readonly<Record<string, string>>> {
  const variants = languages.flatMap((language) =>
    Object.values(dialects).map(
      async (dialect) =>
        [loginVariant(language, dialect), await renderLogin(base, language, dialect)] as const,
    ),
  )
  return Object.fromEntries(await Promise.all(variants))
}

async function renderLogin({ config = {}, messages }: Base, language: Language, dialect: Dialect) {
  const settings = settingsOf(config)
  const sources = [firstWords, nameOf(settings), ...messages]
  const words = await createMessages(language, ...sources).load('login')
  const gateway = createGatewayOfBuild(dialect)
  const screens = createScreens(gateway, createPortalLoader(never), nothing)
  return renderToString(
    drawScreen({
      config: settings,
      gateway,
      words: createPublicWords(language, words),
      screen: { name: 'login' },
      screens,
      isStorageMissing: false,
    }),
  )
}

function nothing() {}

function never(): Promise<never> {
  return new Promise(nothing)
}
