import { openRequest, reasonOf } from './openRequest'

const limitMs = 2_000
const freshMs = 5_000

/** The answers of a web server whose gateway is gone. */
const awayStatuses: ReadonlySet<number | undefined> = new Set([502, 503, 504])

/**
 * Sends one GET to the gateway's address, at most every 5 s and one at a time for all callers. Any answer within 2 s
 * counts, except those of a web server without its gateway.
 *
 * @param say gets why the gateway does not answer
 */
export function createReachable(base: URL, say: (why: string) => void): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined
  let endsAt = -Infinity
  return () => {
    if (answer !== undefined && performance.now() < endsAt) return answer
    endsAt = Infinity
    answer = ask(base)
      .catch(reasonOf)
      .then((why) => {
        endsAt = performance.now() + freshMs
        if (why !== undefined) say(why)
        return why === undefined
      })
    return answer
  }
}

/** Undefined if the gateway answers, else why not. */
function ask(base: URL): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const limit = AbortSignal.timeout(limitMs)
    const asking = openRequest(base, { agent: false, signal: limit })
    asking
      .once('response', ({ statusCode }) => {
        asking.destroy()
        resolve(awayStatuses.has(statusCode) ? `answered ${statusCode}` : undefined)
      })
      .on('error', (error) => {
        if (limit.aborted) resolve(`no answer within ${limitMs / 1_000} s`)
        else reject(error)
      })
      .end()
  })
}
