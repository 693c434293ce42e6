export { appBuild } from './build/appBuild'
export {
  createPortalServer,
  type PortalOptions,
  type PortalServer,
} from './serve/createPortalServer'
export { createProxyGateway } from './proxy/createProxyGateway'
export type { Gateway } from './http/gateway'
