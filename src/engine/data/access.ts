import { readSessionInfo } from '@/engine/gateway/sessionInfo'
import { dataOf, type Gateway, type SessionInfo } from './gateway'

export type Access = {
  info: SessionInfo
  /** Undefined where only the menu did not come. */
  tree: readonly unknown[] | undefined
}

const quietly = { background: true }

/** Who is signed in and the menu, as of now; undefined when the session ended meanwhile. Nobody waits for it. */
export async function readAccess({ client, session }: Gateway): Promise<Access | undefined> {
  const token = session.token()
  const [info, tree] = await Promise.all([
    client.get('/getInfo', quietly).then(readSessionInfo),
    client.get('/getRouters', quietly).then(dataOf, () => undefined),
  ])
  if (session.token() !== token) return undefined
  return { info, tree: Array.isArray(tree) ? tree : undefined }
}
