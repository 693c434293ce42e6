import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

const longMs = 500
/** In pixels: a finger never rests quite still. */
const stillPx = 10

/** Calls on a long touch and suppresses the click that ends it. */
export function useLongPress(call: (x: number, y: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const wasLong = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      wasLong.current = false
      if (pointerType !== 'touch') return
      start.current = { x, y }
      timer.current = setTimeout(() => {
        wasLong.current = true
        call(x, y)
      }, longMs)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current
      if (Math.hypot(clientX - x, clientY - y) > stillPx) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!wasLong.current) return
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
