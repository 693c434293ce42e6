import type * as Client from 'react-dom/client'

const roots: Client.Root[] = []

/** `react-dom/client` for `vi.mock`, with each root noted for `unmountRoots`. */
export function notingRoots(client: typeof Client): typeof Client {
  const note = (root: Client.Root) => {
    roots.push(root)
    return root
  }
  return {
    ...client,
    createRoot: (...made) => note(client.createRoot(...made)),
    hydrateRoot: (...made) => note(client.hydrateRoot(...made)),
  }
}

/** Ends the pages that the code under test has mounted by itself: a live one goes on to call the gateway. */
export function unmountRoots(): void {
  for (const root of roots.splice(0)) root.unmount()
}
