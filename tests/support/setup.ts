import '@testing-library/jest-dom/vitest'
import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'
import { clearPage, preparePage } from './page'

// A worker goes on from file to file with the packages, the database and the window it has: nothing else is left.
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
const worker = globalThis as { isPrepared?: true }
const isNew = !worker.isPrepared
worker.isPrepared = true

/** React's warning about props that react-admin passes in both the old and the new form to MUI 9. */
const muiPropNoise = /React does not recognize the `(?:InputProps|inputProps|InputLabelProps)` prop/

/** In development react-admin repeats every failed call on the console; the screen is what counts. */
const failedCall = /^GatewayError: /

// how long a busy machine takes decides no test
const patienceMs = 25_000
const usualWaitFor = vi.waitFor
vi.waitFor = (look, options = patienceMs) => usualWaitFor(look, options)

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

/** Unexpected console output fails a test, unless it spies on the console. */
afterEach(() => {
  if (noise.length > 0) throw new Error(`unexpected console output\n${noise.splice(0).join('\n')}`)
})

// React would ask the inspector for a task for each element: a twelfth of the time of component tests
Reflect.deleteProperty(console, 'createTask')
if (isNew) preparePage()
clearPage()

if (typeof document !== 'undefined') {
  const { quickenLabels } = await import('./quickLabels')
  const { quickenStyles } = await import('./quickStyles')
  if (isNew) {
    quickenLabels(window)
    quickenStyles(window)
  }
  const { cleanup, configure } = await import('@testing-library/react')
  const { elementError } = await import('./elementError')
  configure({ asyncUtilTimeout: patienceMs, getElementError: elementError })
  afterEach(cleanup)
}
