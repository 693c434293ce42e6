import { useSyncExternalStore } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import { IconButton } from '@/engine/ui/IconButton'

export function FullscreenToggle() {
  const { isFull, toggle } = useFullscreen()
  const label = useTranslate()(isFull ? 'shell.leaveFullscreen' : 'shell.fullscreen')
  return <IconButton icon={isFull ? 'leaveFull' : 'full'} label={label} onClick={toggle} />
}

export function useFullscreen() {
  const notify = useNotify()
  const isFull = useSyncExternalStore(follow, isFullNow)
  const toggle = () => {
    const warn = () => notify('shell.noFullscreen', { type: 'warning' })
    if (!document.fullscreenEnabled) return warn()
    const turn = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    turn.catch(warn)
  }
  return { isFull, toggle }
}

function follow(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

function isFullNow(): boolean {
  return Boolean(document.fullscreenElement)
}
