import { config } from '@/engine/config'
import type { Client, RequestOptions } from './client'
import type { Answer } from './envelope'
import { serializeQuery, type Query } from './query'
import { perToken, type Session } from './session'

/** Requests sent before the code that needs them has loaded. */
export type Ahead = ReturnType<typeof createAhead>

/** A GET without its base path. */
export type Asked = { readonly path: string; readonly query: Query }

type Deps = { client: Pick<Client, 'get'>; session: Session; now: () => number }

/**
 * Sends each GET ahead at most once. The first equal request of the client that `withAhead` makes takes its answer, or
 * its failure, instead of being sent: for `config.staleMs`, and under the same token.
 */
export function createAhead({ client, session, now }: Deps) {
  const asked = perToken(session, () => new Map<string, { at: number; answer: Promise<Answer> }>())
  return {
    ask({ path, query }: Asked): void {
      const key = keyOf(path, query)
      if (asked().has(key)) return
      const answer = client.get(path, { query })
      asked().set(key, { at: now(), answer })
      answer.catch(() => asked().delete(key))
    },
    take(path: string, query: Query = {}): Promise<Answer> | undefined {
      const key = keyOf(path, query)
      const { at, answer } = asked().get(key) ?? {}
      asked().delete(key)
      return at !== undefined && now() - at < config.staleMs ? answer : undefined
    },
  }
}

export function withAhead(client: Client, { take }: Pick<Ahead, 'take'>): Client {
  const get = (path: string, options: RequestOptions = {}) =>
    take(path, options.query) ?? client.get(path, options)
  return { ...client, get }
}

function keyOf(path: string, query: Query): string {
  return `${path}?${serializeQuery(query)}`
}
