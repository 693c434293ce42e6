import type { Language } from '@/engine/config'
import { loadSystemMessages } from '@/i18n/late'

/** The system pages and their words: nobody needs them before the first page is there. */
export async function lateResources(language: Language) {
  const [{ systemResources: resources }, messages] = await Promise.all([
    import('@/resources/system'),
    loadSystemMessages(language),
  ])
  return { resources, messages }
}
