import type { I18nProvider, TranslationMessages } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { Language } from '@/engine/config'
import { joinMessages } from '@/i18n/late'
import { revealHidden } from '@/engine/values/hiddenCharacters'

/** react-admin's own words in one language; the other language is never fetched. */
export async function loadFrameworkMessages(language: Language): Promise<TranslationMessages> {
  return language === 'zh-CN'
    ? (await import('@/i18n/framework-zh-CN')).frameworkZhCN
    : (await import('ra-language-english')).default
}

export type GrowingI18nProvider = I18nProvider & {
  /** Words that come later than the first page; what is drawn from then on has them. */
  addMessages: (words: object) => Promise<void>
}

/** react-admin's translations over one dictionary; switching the language reloads the page (§2). */
export function createI18nProvider(
  language: Language,
  messages: object,
  framework: TranslationMessages,
): GrowingI18nProvider {
  let all: TranslationMessages = { ...framework, ...messages }
  const provider = polyglotI18nProvider(() => all, language, [], { allowMissing: true })
  return {
    ...provider,
    // what the gateway sent stands in many messages: none of them draws it in another order
    translate: (key, options) => revealHidden(provider.translate(key, options), 'prose'),
    addMessages: (words) => {
      all = joinMessages(all, words)
      return provider.changeLocale(language)
    },
  }
}
