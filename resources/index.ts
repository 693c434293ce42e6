import { resourceList } from '@/schema'
import bill from './bill'
import store from './store'
import withdrawal from './withdrawal'

/** Every resource of the portal, one line each. */
export const resources = resourceList(withdrawal, bill, store)
