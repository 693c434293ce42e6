import type { Viewer } from '../request/call'
import type { Row } from '../db/Db'

/** Somebody who acts before any login, as the notes name them. */
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
