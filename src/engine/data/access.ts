import { readSessionInfo } from '@/engine/gateway/sessionInfo'
import { dataOf, type Gateway, type SessionInfo } from './gateway'

export type Access = {
  info: SessionInfo
  tree: readonly unknown[] | undefined
}

const quietly = { background: true }

/** Reads the session and the menu again, in the background; undefined if the session ended meanwhile. */
export async function readAccess({ client, session }: Gateway): Promise<Access | undefined> {
  const token = session.token()
  const [info, tree] = await Promise.all([
    client.get('/getInfo', quietly).then(readSessionInfo),
    client.get('/getRouters', quietly).then(dataOf, () => undefined),
  ])
  if (session.token() !== token) return undefined
  return { info, tree: Array.isArray(tree) ? tree : undefined }
}
