import { useSyncExternalStore } from 'react'
import { useNotify } from 'ra-core'

/** Whether the portal fills the screen, however that came about, and the way in and out. */
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
