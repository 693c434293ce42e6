import { useCallback, useState } from 'react'
import { loadSystemMessages } from '@/i18n/late'
import type { Language } from '@/engine/config'
import { firstRegistry, loadRegistry } from '@/engine/registry'
import { loadMenuIcons } from './menu/MenuIcon'

/** What is declared, as far as it and its words have come, and a way to bring the rest. */
export function useRegistry(language: Language, addMessages: (words: object) => Promise<void>) {
  const [registry, setRegistry] = useState(firstRegistry)
  const loadLate = useCallback(async () => {
    const [whole, words] = await Promise.all([
      loadRegistry(),
      loadSystemMessages(language),
      // drawn with whatever is drawn anew for the rest
      loadMenuIcons(),
    ])
    await addMessages(words)
    setRegistry(whole)
  }, [language, addMessages])
  return { registry, loadLate }
}
