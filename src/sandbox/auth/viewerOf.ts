import type { Viewer } from '../request/call'
import type { Row } from '../db/Db'

/** A viewer for the operation log before any login. */
export function viewerOf(user: Row): Viewer {
  return {
    userId: Number(user['user_id']),
    userName: String(user['user_name']),
    userType: '00',
    avatar: '',
    storeId: undefined,
    roles: [],
    permissions: [],
  }
}
