import type { Resource } from '@/engine/declare'
import { resources } from './index'
import { systemResources } from './system'

/** Every declaration at once, for tools and tests; the portal itself fetches the system pages later. */
export const allResources: readonly Resource[] = [...resources, ...systemResources]
