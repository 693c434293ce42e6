/** Resolves after the next frame, or at once in a hidden tab. */
export function painted(): Promise<void> {
  return new Promise((resolve) => void afterPaint(resolve))
}

/** Runs after the next frame, or at once in a hidden tab; returns the function to cancel. */
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
