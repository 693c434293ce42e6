import type { Language } from '@/engine/config'
import { createI18nProvider, type GrowingI18nProvider } from '@/engine/data/i18nProvider'
import { firstChunks } from '@/engine/messages/messages'
import type { login } from '@/engine/messages/en-US/login'
import type { portal as engine } from '@/engine/messages/en-US/portal'
import type { SameShape } from '@/engine/messages/words'
import type { portal } from '@/i18n/en-US/portal'
import { messagesIn } from './messagesIn'

type FirstWords = SameShape<typeof login & typeof engine & typeof portal>

/** The words of login and first page. */
export const enUS = (await messagesIn('en-US').load(...firstChunks)) as FirstWords
export const zhCN = (await messagesIn('zh-CN').load(...firstChunks)) as FirstWords

/** The portal's provider, with the words of its first page. */
export function providerIn(language: Language): GrowingI18nProvider {
  return createI18nProvider(messagesIn(language), language === 'zh-CN' ? zhCN : enUS)
}
