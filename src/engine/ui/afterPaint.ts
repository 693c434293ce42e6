/**
 * Runs something after the next frame, so that it does not delay the paint; at once in a hidden tab.
 * @returns cancels it
 */
export function afterPaint(run: () => void): () => void {
  if (document.hidden) {
    run()
    return () => undefined
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
