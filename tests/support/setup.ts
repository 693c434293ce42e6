import '@testing-library/jest-dom/vitest'
import { format } from 'node:util'
import { threadId } from 'node:worker_threads'
import { afterEach, beforeEach } from 'vitest'

/** React's warning about props that react-admin passes in both the old and the new form to MUI 9. */
const muiPropNoise = /React does not recognize the `(?:InputProps|inputProps|InputLabelProps)` prop/

/** In development react-admin repeats every failed call on the console; the screen is what counts. */
const failedCall = /^GatewayError: /

const noise: string[] = []

function listen(level: 'error' | 'warn'): void {
  console[level] = (...parts: unknown[]) => {
    const line = format(...parts)
    if (!muiPropNoise.test(line) && !failedCall.test(line)) noise.push(`console.${level}: ${line}`)
  }
}

beforeEach(() => {
  noise.length = 0
  listen('error')
  listen('warn')
})

/** Zero tolerated noise: what a test did not expect (by spying on console itself) fails it. */
afterEach(() => {
  if (noise.length > 0) throw new Error(`unexpected console output\n${noise.splice(0).join('\n')}`)
})

// Node's own keeps its process alive, and reaches its other threads: the portals of other tests
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${threadId} ${name}`)
    ;(this as unknown as { unref: () => void }).unref()
  }
}

if (typeof document !== 'undefined') {
  // jsdom has no layout to scroll
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  // nor a size to observe
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const { quickenStyles } = await import('./quickStyles')
  quickenStyles(window)
  // every link of a hash router looks for one, through the whole page where there is none
  document.head.prepend(document.createElement('base'))
  const { cleanup, configure } = await import('@testing-library/react')
  const { elementError } = await import('./elementError')
  // how long a busy machine takes decides no test
  configure({ asyncUtilTimeout: 10_000, getElementError: elementError })
  afterEach(cleanup)
}
