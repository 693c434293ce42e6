import { useI18nProvider, type I18nProvider } from 'ra-core'
import { firstChunks, type Messages } from '@/engine/messages/messages'
import { createTranslate } from '@/engine/messages/translate'
import { joinWords, type Words } from '@/engine/messages/words'
import { ConfigurationError } from '@/engine/schema/errors'
import { revealHidden } from '@/engine/values/hiddenCharacters'

export type GrowingI18nProvider = ReturnType<typeof createI18nProvider>

/** Switching the language reloads the page (§2). */
export function createI18nProvider(messages: Messages, words: Words) {
  const { language } = messages
  let all = words
  let translate = createTranslate(all, language)
  const added = new Set<string>(firstChunks)
  return {
    messages,
    // messages may quote the gateway: no hidden character may reorder them
    translate: (...asked: Parameters<I18nProvider['translate']>) =>
      revealHidden(translate(...asked), 'prose'),
    changeLocale: async () => {},
    getLocale: () => language,
    has: (chunk: string) => added.has(chunk),
    add: async (chunk: string) => {
      if (added.has(chunk)) return
      const more = await messages.load(chunk)
      // another chunk may have arrived during the load
      all = joinWords(all, more)
      translate = createTranslate(all, language)
      added.add(chunk)
    },
  }
}

export function isGrowing(provider: I18nProvider): provider is GrowingI18nProvider {
  return 'add' in provider && 'messages' in provider
}

export function useMessages(): Messages {
  const provider = useI18nProvider()
  if (isGrowing(provider)) return provider.messages
  throw new ConfigurationError('The i18nProvider has no messages: make it with createI18nProvider')
}
