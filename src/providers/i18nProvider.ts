import type { I18nProvider, TranslationMessages } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { Language } from '@/config'
import type { Messages } from '@/i18n'

/** react-admin's own words in one language; the other language is never fetched. */
export async function loadFrameworkMessages(language: Language): Promise<TranslationMessages> {
  return language === 'zh-CN'
    ? (await import('@/i18n/framework-zh-CN')).frameworkZhCN
    : (await import('ra-language-english')).default
}

/** react-admin's translations over one dictionary; switching the language reloads the page (§2). */
export function createI18nProvider(
  language: Language,
  messages: Messages,
  framework: TranslationMessages,
): I18nProvider {
  return polyglotI18nProvider(() => ({ ...framework, ...messages }), language, [], {
    allowMissing: true,
  })
}
