import { getConfig, prettyDOM } from '@testing-library/dom'

/**
 * What a query says that finds nothing, with the page it looked at. While it is waited for, it looks at every
 * change and printing the page each time was a good part of the suite's time: it is printed once the time is up.
 */
export function elementError(message: string | null, container: Element): Error {
  const page = isWaiting() && message !== null ? '' : prettyDOM(container)
  const error = new Error([message, page].filter(Boolean).join('\n\n'))
  error.name = 'TestingLibraryElementError'
  return error
}

function isWaiting(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
}
