import { resourceList } from '@/schema'
import dept from './dept'
import menu from './menu'
import post from './post'
import role from './role'
import user from './user'

/** Every system page, one line each; fetched when the first of them is needed. */
export const systemResources = resourceList(user, role, menu, dept, post)
