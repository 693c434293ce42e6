import { parentPort } from 'node:worker_threads'
import type { Files, UploadedFile } from './Files'
import { inlineFiles } from './inlineFiles'

/** A task of a worker: one file, answered with the method's result. */
export type FileOrder = { readonly method: keyof Files; readonly file: UploadedFile }

// an unexpected error ends the worker, which counts as an answer
parentPort?.on('message', ({ method, file }: FileOrder) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  void inlineFiles[method](file).then((answer) => parentPort?.postMessage(answer))
})
