import { useEffect, useState } from 'react'
import { useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import { Button } from '../Button'
import './waiting.css'

/** Appears after 5 s; offers to cancel after 10 s. */
export function StillWorking({ onCancel }: { onCancel: () => void }) {
  const translate = useTranslate()
  const [waitedMs, setWaited] = useState(0)
  useEffect(() => {
    const timers = [config.stillWorkingMs, config.cancelFromMs].map((ms) =>
      setTimeout(() => setWaited(ms), ms),
    )
    return () => timers.forEach(clearTimeout)
  }, [])
  if (waitedMs === 0) return null
  return (
    <div className="wd-still" role="status">
      <span>{translate('views.stillWorking')}</span>
      {waitedMs >= config.cancelFromMs && (
        <Button onClick={onCancel}>{translate('views.cancelRequest')}</Button>
      )}
    </div>
  )
}
