import { useEffect, type RefObject } from 'react'
import { afterPaint } from '@/engine/ui/afterPaint'
import { focusPage, focusPageSoon, isInView } from './useFocusOnPage'

/** In milliseconds; until then a heading or a dialog's opener may take the focus. */
const graceMs = 150

/** Some browsers move the focus away late. */
const mostLooks = 20

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'

/** Focuses the nearest control when the focused element disappears; with `takesFocus`, the first page, too. */
export function useLostFocus(content: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  useEffect(() => {
    let last: Element | undefined
    let around: readonly Element[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopWaiting: (() => void) | undefined
    let wasLost = false
    let wasDisabled = false
    let looks = 0
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      last = target
      around = placesAround(target, content.current)
      wasDisabled = false
      looks = 0
    }
    // delayed, as checking visibility during a change forces a style calculation
    const look = () => {
      if (last === undefined) return
      wasDisabled ||= last.matches(':disabled')
      timer ??= setTimeout(() => afterPaint(pickUp), graceMs)
    }
    const pickUp = () => {
      timer = undefined
      const isBack = last !== undefined && isNowhere() && wasDisabled && !isGone(last)
      const isLost = last !== undefined && isNowhere() && isGone(last)
      if (isBack) (last as HTMLElement).focus({ preventScroll: true })
      else if (isLost && wasLost) moveOn()
      else if (isLost) look()
      else if (willBeLost(last) && looks < mostLooks) {
        looks += 1
        look()
      }
      wasLost = isLost && !wasLost
    }
    const moveOn = () => {
      const next = nearestIn(around)
      if (next) next.focus({ preventScroll: true })
      else if (content.current) stopWaiting = focusPage(content.current)
    }
    if (takesFocus && content.current) stopWaiting = focusPageSoon(content.current)
    const observer = new MutationObserver(look)
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden', 'inert'],
    })
    document.addEventListener('focusin', note)
    return () => {
      clearTimeout(timer)
      stopWaiting?.()
      observer.disconnect()
      document.removeEventListener('focusin', note)
    }
  }, [content, takesFocus])
}

function placesAround(element: Element, content: Element | null): readonly Element[] {
  const places: Element[] = []
  for (let place = element.parentElement; place; place = place.parentElement) {
    if (place.contains(content)) break
    places.push(place)
  }
  return places
}

function nearestIn(places: readonly Element[]): HTMLElement | undefined {
  for (const place of places.filter((one) => one.isConnected)) {
    const next = [...place.querySelectorAll<HTMLElement>(focusable)].find(isInView)
    if (next) return next
  }
  return undefined
}

// a disabled element keeps the focus until the next frame
function willBeLost(element: Element | undefined): boolean {
  return element !== undefined && document.activeElement === element && isGone(element)
}

function isNowhere(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}

function isGone(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled') || !isInView(element)
}
