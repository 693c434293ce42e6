import { resourceList } from '@/schema'
import post from './post'

/** Every system page, one line each; fetched when the first of them is needed. */
export const systemResources = resourceList(post)
