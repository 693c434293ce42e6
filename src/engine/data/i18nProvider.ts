import { useI18nProvider, type I18nProvider, type TranslationMessages } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { firstChunks, type Messages } from '@/engine/messages/messages'
import { joinWords, type Words } from '@/engine/messages/words'
import { ConfigurationError } from '@/engine/schema/errors'
import { revealHidden } from '@/engine/values/hiddenCharacters'

export type GrowingI18nProvider = I18nProvider & {
  readonly messages: Messages
  /** Whether a chunk of the words is here. */
  readonly has: (chunk: string) => boolean
  /** Adds a chunk, once; what is drawn from then on has its words. */
  readonly add: (chunk: string) => Promise<void>
}

/**
 * react-admin's translations; switching the language reloads the page (§2).
 *
 * @param words those of the first page
 */
export function createI18nProvider(messages: Messages, words: Words): GrowingI18nProvider {
  const { language } = messages
  let all = words
  const added = new Set<string>(firstChunks)
  const provider = polyglotI18nProvider(() => all as TranslationMessages, language, [], {
    allowMissing: true,
  })
  const app = provider.translate('app.name')
  return {
    ...provider,
    messages,
    // what the gateway sent stands in many messages: none of them draws it in another order
    translate: (key, options) =>
      revealHidden(provider.translate(key, { app, ...options }), 'prose'),
    has: (chunk) => added.has(chunk),
    add: async (chunk) => {
      if (added.has(chunk)) return
      const more = await messages.load(chunk)
      all = joinWords(all, more)
      await provider.changeLocale(language)
      added.add(chunk)
    },
  }
}

/** Whether it takes words that come later, as the portal's own provider does. */
export function isGrowing(provider: I18nProvider): provider is GrowingI18nProvider {
  return 'add' in provider && 'messages' in provider
}

/**
 * All that the app and the engine say.
 *
 * @throws {ConfigurationError} under another provider than `createI18nProvider` makes
 */
export function useMessages(): Messages {
  const provider = useI18nProvider()
  if (isGrowing(provider)) return provider.messages
  throw new ConfigurationError('The i18nProvider has no messages: make it with createI18nProvider')
}
