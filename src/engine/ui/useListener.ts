import { useEffect, useEffectEvent } from 'react'

type Events = WindowEventMap & DocumentEventMap

/**
 * Listens while the component is mounted.
 *
 * @param capture also for events that don't bubble
 */
export function useListener<K extends keyof Events>(
  target: EventTarget,
  type: K | `wattdesk:${string}`,
  onEvent: (event: Events[K]) => void,
  capture = false,
): void {
  const listener = useEffectEvent(onEvent)
  useEffect(() => {
    const listen = (event: Event) => listener(event as Events[K])
    target.addEventListener(type, listen, { capture })
    return () => target.removeEventListener(type, listen, { capture })
  }, [target, type, capture])
}
