export { systemResources } from '@/resources/system'
export { systemPages } from './systemPages'
export { systemCells, systemSections } from './systemParts'
export { systemRoutes } from './systemRoutes'
