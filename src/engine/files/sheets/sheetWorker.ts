import { serveSheets } from './serveSheets'

serveSheets({
  addEventListener: (type, listen) => addEventListener(type, listen),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  postMessage: (answer) => postMessage(answer),
})
