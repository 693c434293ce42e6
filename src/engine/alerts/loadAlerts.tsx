import { useCallback, type ComponentType } from 'react'
import type { GrowingI18nProvider } from '@/engine/data/i18nProvider'
import { useGateway } from '@/engine/data/gateway'
import { useRegistry } from '@/engine/data/useRegistry'
import { Alerts as View, type AlertsProps } from './Alerts'
import { openBrowserAlertService } from './openBrowserAlertService'

/** The alerts of this browser, once their words are there. */
export async function loadAlerts(i18n: GrowingI18nProvider): Promise<ComponentType> {
  const { language } = i18n.messages
  await i18n.add('alerts')
  return function Alerts() {
    const gateway = useGateway()
    const orders = useRegistry().byName('waterWallet')
    const open: AlertsProps['open'] = useCallback(
      (events) => openBrowserAlertService({ gateway, language, orders }, events),
      [gateway, orders],
    )
    return <View open={open} />
  }
}
