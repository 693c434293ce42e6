import { Worker } from 'node:worker_threads'

/** Of one worker, in megabytes; a workbook that needs more ends it. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }

/**
 * Starts a thread that reads files (`fileWorker.ts`) from the sources, whatever runs this one; without its flags,
 * which would set up loaders of their own. A server that is bundled starts a file of its bundle instead.
 */
export function startFileWorker(): Worker {
  return new Worker(new URL('./fileThread.mjs', import.meta.url), { execArgv: [], resourceLimits })
}
