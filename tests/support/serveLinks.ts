import { onTestFinished } from 'vitest'

type Sent = 'load' | 'error'

/**
 * Answers the links that a test adds to the page, which jsdom does not fetch; after the given answers, each file loads.
 *
 * @returns the paths of the files in the order of their requests
 */
export function serveLinks(answers: Readonly<Record<string, readonly Sent[]>> = {}): string[] {
  const left = new Map(Object.entries(answers).map(([file, sent]) => [file, [...sent]]))
  const asked: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const link of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(link instanceof HTMLLinkElement)) continue
      const file = new URL(link.href).pathname.slice(1)
      asked.push(file)
      link.dispatchEvent(new Event(left.get(file)?.shift() ?? 'load'))
    }
  })
  observer.observe(document.head, { childList: true })
  onTestFinished(() => {
    observer.disconnect()
    for (const link of document.head.querySelectorAll('link')) link.remove()
  })
  return asked
}
