import { serveInspections } from './serveInspections'

serveInspections({
  addEventListener: (type, listen) => addEventListener(type, listen),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  postMessage: (found) => postMessage(found),
})
