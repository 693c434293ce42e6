import { useEffect, type RefObject } from 'react'
import { takeOwedFocus } from '../ui/owedFocus'
import { focusPage, isInView } from './useFocusOnPage'

/** Others may have a better place for it: a page's heading, what opened a dialog. In milliseconds. */
const graceMs = 150

/** How often that is looked at again where a browser that draws late has not yet taken the focus away. */
const mostLooks = 20

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'

/** When that which had the focus goes, as a message that was closed, what stands nearest has it. */
export function useLostFocus(content: RefObject<HTMLElement | null>): void {
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
    // looked at after a while, never with a change itself: to ask what is in view costs styles of their own
    const look = () => {
      if (last === undefined) return
      wasDisabled ||= last.matches(':disabled')
      timer ??= setTimeout(pickUp, graceMs)
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
    if (takeOwedFocus() && content.current) stopWaiting = focusPage(content.current)
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
  }, [content])
}

/** From the inside out, none that holds the whole page. */
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

// what was disabled keeps the focus until the next frame
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
