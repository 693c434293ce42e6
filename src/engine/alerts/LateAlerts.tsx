import { useEffect, useState, type ComponentType } from 'react'
import { useIsFetching } from '@tanstack/react-query'
import { useI18nProvider } from 'ra-core'
import { config } from '@/engine/config'
import { fetchAhead } from '@/engine/ui/late/fetchAhead'
import { useIsAlerted } from '@/engine/shell/useIsAlerted'
import { isGrowing } from '@/engine/data/i18nProvider'

/** Loads the alerts once the first page is there, for users who get any; renders nothing until then. */
export function LateAlerts() {
  return useIsAlerted() ? <Loaded /> : null
}

/** However busy the page is, the alerts come after this long, in milliseconds; then they are tried for so often. */
const latestMs = 10_000

function Loaded() {
  const i18n = useI18nProvider()
  const [view, setView] = useState<{ Alerts: ComponentType }>()
  const isQuiet = useIsFetching() === 0
  const isWanted = view === undefined
  useEffect(() => {
    if (!isWanted) return undefined
    const load = async () => {
      const { loadAlerts } = await import('./loadAlerts')
      if (isGrowing(i18n)) setView({ Alerts: await loadAlerts(i18n) })
    }
    const begin = () => void fetchAhead(load)
    const timers = [setTimeout(begin, isQuiet ? config.quietMs : latestMs)]
    const again = setInterval(begin, latestMs)
    return () => {
      clearInterval(again)
      for (const timer of timers) clearTimeout(timer)
    }
  }, [i18n, isQuiet, isWanted])
  return view && <view.Alerts />
}
