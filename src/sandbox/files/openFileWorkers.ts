import { Worker } from 'node:worker_threads'
import type { Issue } from '@/engine/schema/issue'
import { sheetLimits } from '@/engine/schema/sheet/sheetLimits'
import { atMost } from '../values/atMost'
import type { Files, UploadedFile } from './Files'
import type { FileOrder } from './fileWorker'

type Options = {
  /** How a thread is started; default: from the sources. */
  start?: () => Worker
  /** Threads at one time; default 2. */
  most?: number
  /** Files that may wait for a thread; default 16. */
  waiting?: number
  /** From the start of reading a file to its answer, in milliseconds; default that of the portal's preview. */
  deadlineMs?: number
}

export type FileWorkers = Files & {
  /** Ends every thread; files that are being read are refused. */
  close(): Promise<void>
}

const busy: Issue = { key: 'filesBusy' }
const tooSlow: Issue = { key: 'imports.tooSlow' }

/**
 * Reads files in a few threads, each one file at a time. A thread is started for the first file and serves the next
 * ones; it is ended at the deadline, when it runs out of memory or breaks, and by `close`. The file that ended it is
 * refused, as is every file that finds too many waiting already.
 */
export function openFileWorkers(options: Options = {}): FileWorkers {
  const { start = startFileWorker, most = 2, waiting = 16 } = options
  const { deadlineMs = sheetLimits.deadlineMs } = options
  const inTurn = atMost(most)
  const threads = new Set<Worker>()
  const idle: Worker[] = []
  let [asked, isClosed] = [0, false]

  return {
    readWorkbook: (file) => read('readWorkbook', file),
    redrawPicture: (file) => read('redrawPicture', file),
    close: async () => {
      isClosed = true
      await Promise.all([...threads].map((thread) => thread.terminate()))
    },
  }

  async function read<T>(method: keyof Files, file: UploadedFile): Promise<T | Issue> {
    if (asked >= most + waiting) return busy
    asked += 1
    try {
      return await inTurn(async () =>
        isClosed ? busy : ask<T>(idle.pop() ?? open(), { method, file }),
      )
    } finally {
      asked -= 1
    }
  }

  function open(): Worker {
    const thread = start()
    threads.add(thread)
    thread.once('exit', () => {
      threads.delete(thread)
      if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1)
    })
    return thread
  }

  function ask<T>(thread: Worker, order: FileOrder): Promise<T | Issue> {
    // a process may end while its threads have nothing to do
    thread.ref()
    return new Promise((settle) => {
      const end = (answer: T | Issue) => {
        clearTimeout(timer)
        thread.removeAllListeners('message').removeAllListeners('error').off('exit', fail)
        settle(answer)
      }
      const fail = () => {
        end(tooSlow)
        // ignores errors of a thread that is ending
        thread.on('error', () => {})
        void thread.terminate()
      }
      const timer = setTimeout(fail, deadlineMs)
      thread.once('message', (answer: T | Issue) => {
        end(answer)
        thread.unref()
        idle.push(thread)
      })
      thread.once('error', fail).once('exit', fail)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      thread.postMessage(order)
    })
  }
}

/** Of one worker, in megabytes; a workbook that needs more ends it. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }

/**
 * Starts a thread that reads files (`fileWorker.ts`) from the sources, under any runner; without this
 * process's flags, which would set up other loaders. A server that is bundled starts a file of its bundle instead.
 */
export function startFileWorker(): Worker {
  return new Worker(new URL('./fileThread.mjs', import.meta.url), { execArgv: [], resourceLimits })
}
