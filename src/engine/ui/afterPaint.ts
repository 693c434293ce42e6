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

/** The same once the page did not change after a frame: a look at a changed page would lay it out before its frame. */
export function onceDrawn(run: () => void): () => void {
  let isChanged = false
  const observer = new MutationObserver(() => {
    isChanged = true
  })
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  observer.observe(document.body, all)
  let cancel = () => {}
  const wait = () => {
    const frame = requestAnimationFrame(() => {
      isChanged = false
    })
    const later = afterPaint(() => {
      if (isChanged) return wait()
      observer.disconnect()
      run()
    })
    cancel = () => {
      cancelAnimationFrame(frame)
      later()
    }
  }
  wait()
  return () => {
    observer.disconnect()
    cancel()
  }
}
