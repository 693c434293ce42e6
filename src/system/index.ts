export { systemResources } from '@/resources/system'
export { systemMessages } from './messages'
export { systemParts } from './systemParts'
export { systemPages, systemRoutes } from './systemRoutes'
