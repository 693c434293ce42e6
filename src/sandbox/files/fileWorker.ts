import { parentPort } from 'node:worker_threads'
import type { Files, UploadedFile } from './Files'
import { inlineFiles } from './inlineFiles'

/** What a worker is asked, one file at a time; it answers with what the method gives. */
export type FileOrder = { readonly method: keyof Files; readonly file: UploadedFile }

// an error that nobody foresaw ends the worker, which is an answer as well
parentPort?.on('message', ({ method, file }: FileOrder) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  void inlineFiles[method](file).then((answer) => parentPort?.postMessage(answer))
})
