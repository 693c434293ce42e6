/** Gives jsdom's window the functions that it lacks and pages call: it has no layout. */
export function fillJsdom(): void {
  if (typeof document === 'undefined') return
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
