/**
 * Runs something once the frame that is being made stands, so that nothing delays what the operator sees; at
 * once where nobody looks.
 * @returns gives it up
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
