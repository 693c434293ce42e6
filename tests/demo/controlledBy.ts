import type { Progress } from './storedBuild'
import type { PageRequest } from './serviceWorker'

/**
 * Waits until the page is controlled by the service worker of the newest build that this browser has stored. One that
 * was stored since the last visit takes over in all tabs, as they share one sandbox: each reloads.
 * @param onProgress called while the first build is fetched
 * @throws Error when it cannot be fetched and stored
 */
export async function controlledBy(
  address: string,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const { serviceWorker } = navigator
  const isControlled = serviceWorker.controller !== null
  const changed = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  const { installing, waiting, active } = await serviceWorker.register(address)
  if (isControlled) {
    void changed.then(reload)
    if (waiting === null) return
    ask(waiting, 'takeOver')
    await new Promise(() => {})
  }
  const later = installing ?? waiting
  if (installing) await installed(installing, onProgress)
  if (later) ask(later, 'takeOver')
  else ask(active, 'claim')
  await changed
  serviceWorker.addEventListener('controllerchange', reload)
}

function ask(worker: ServiceWorker | null, request: PageRequest): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window
  worker?.postMessage(request)
}

async function installed(
  worker: ServiceWorker,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const { serviceWorker } = navigator
  const hear = ({ data }: MessageEvent<Progress>) => onProgress(data)
  serviceWorker.addEventListener('message', hear)
  serviceWorker.startMessages()
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new Error('The demo could not be stored.'))
      else if (worker.state !== 'installing') resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  }).finally(() => serviceWorker.removeEventListener('message', hear))
}

function reload(): void {
  location.reload()
}
