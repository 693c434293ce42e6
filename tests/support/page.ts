import { threadId } from 'node:worker_threads'
import Cookies from 'js-cookie'
import { fillJsdom } from '@/testing/app/fillJsdom'

const worker = globalThis as { left?: (() => void)[] }

/** Undoes what an earlier file left; on the worker, as this module is loaded again for each file. */
const left = (worker.left ??= [])

/** Gives a new worker's window what jsdom lacks, and records what must be removed after each file. */
export function preparePage(): void {
  // Node's own keeps its process alive, and reaches its other threads: the portals of other tests
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${threadId} ${name}`)
      ;(this as unknown as { unref: () => void }).unref()
      left.push(() => this.close())
    }
  }
  fillJsdom()
  if (typeof document !== 'undefined') noteListeners(window)
}

function noteListeners(target: Window): void {
  const { addEventListener: add } = target
  target.addEventListener = (...what: Parameters<typeof add>) => {
    add.apply(target, what)
    left.push(() => target.removeEventListener(...what))
  }
}

/** As a new window: what an earlier file left on the page, in its address or in the browser is gone. */
export function clearPage(): void {
  for (const takeBack of left.splice(0)) takeBack()
  if (typeof document === 'undefined') return
  const { documentElement, head, body } = document
  for (const element of [documentElement, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  Reflect.deleteProperty(navigator, 'locks')
  body.replaceChildren()
  // MUI's sheets are those of a package, which stays
  for (const element of head.querySelectorAll(':scope > :not([data-emotion])')) element.remove()
  // every link of a hash router looks for one, through the whole page where there is none
  head.prepend(document.createElement('base'))
  localStorage.clear()
  sessionStorage.clear()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  window.history.replaceState(null, '', '/')
}
