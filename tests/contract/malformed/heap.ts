import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Megabytes in use after everything that can be forgotten is. */
export async function heapMegabytes(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // what closes does so a turn later
  await new Promise((resolve) => setImmediate(resolve))
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}
