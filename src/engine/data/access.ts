import { readSessionInfo } from '@/engine/gateway/sessionInfo'
import { dataOf, type Gateway } from './gateway'

export type Access = NonNullable<Awaited<ReturnType<typeof readAccess>>>

const quietly = { background: true }

/** Undefined if the session ended meanwhile. */
export async function readAccess({ client, session }: Gateway) {
  const token = session.token()
  const [info, tree] = await Promise.all([
    client.get('/getInfo', quietly).then(readSessionInfo),
    client.get('/getRouters', quietly).then(dataOf, () => undefined),
  ])
  if (session.token() !== token) return undefined
  const known: readonly unknown[] | undefined = Array.isArray(tree) ? tree : undefined
  return { info, tree: known }
}
