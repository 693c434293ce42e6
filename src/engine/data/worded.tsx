import { useEffect, useState, type ComponentType } from 'react'
import { useI18nProvider, type I18nProvider } from 'ra-core'
import type { Language } from '@/engine/config'
import type { GrowingI18nProvider } from '@/engine/data/i18nProvider'

/** A view that brings words of its own, which are there before it is first drawn. */
export function worded<P extends object>(
  View: ComponentType<P>,
  load: (language: Language) => Promise<object>,
): ComponentType<P> {
  const given = new WeakSet<I18nProvider>()
  return function Worded(props) {
    // the portal's own provider can take words
    const i18n = useI18nProvider() as GrowingI18nProvider
    const [isReady, setReady] = useState(() => given.has(i18n))
    useEffect(() => {
      const add = async () => {
        if (!given.has(i18n)) await i18n.addMessages(await load(i18n.getLocale() as Language))
        given.add(i18n)
        setReady(true)
      }
      void add()
    }, [i18n])
    return isReady ? <View {...props} /> : <section aria-busy="true" />
  }
}
