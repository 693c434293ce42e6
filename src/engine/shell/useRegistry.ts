import { useCallback, useState } from 'react'
import { loadSystemMessages } from '@/i18n/late'
import type { Language } from '@/engine/config'
import { firstRegistry, loadRegistry } from '@/engine/registry'
import { loadMenuIcons } from './menu/MenuIcon'

/** The declarations loaded so far, and a function that loads the rest. */
export function useRegistry(language: Language, addMessages: (words: object) => Promise<void>) {
  const [registry, setRegistry] = useState(firstRegistry)
  const loadLate = useCallback(async () => {
    const [whole, words] = await Promise.all([
      loadRegistry(),
      loadSystemMessages(language),
      // rendered together with the rest
      loadMenuIcons(),
    ])
    await addMessages(words)
    setRegistry(whole)
  }, [language, addMessages])
  return { registry, loadLate }
}
