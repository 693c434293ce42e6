import type { ComponentType } from 'react'
import type { Language } from '@/engine/config'
import { loadAlertMessages } from '@/i18n/late'
import type { GrowingI18nProvider } from '@/engine/data/i18nProvider'
import { Alerts as View } from './Alerts'
import { openBrowserAlertService } from './openBrowserAlertService'

/** The alerts of this browser, once their words are there. */
export async function loadAlerts(i18n: GrowingI18nProvider): Promise<ComponentType> {
  const language = i18n.getLocale() as Language
  await i18n.addMessages(await loadAlertMessages(language))
  const open: Parameters<typeof View>[0]['open'] = (events) =>
    openBrowserAlertService(language, events)
  return function Alerts() {
    return <View open={open} />
  }
}
