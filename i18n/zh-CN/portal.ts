import { dictionaries } from './dictionaries'
import { menu } from './menu'
import { orders } from './orders'
import { resources } from './resources'
import { trade } from './trade'

/** What the first pages need. */
export const portal = { ...menu, ...resources, ...dictionaries, ...orders, ...trade }
