import * as calls from '@/engine/gateway/publicCalls'
import { gateway } from '../gateway'

const { client, dialect } = gateway

export { isNotOffered, type SecondFactor } from '@/engine/gateway/publicCalls'

/** @throws {GatewayError} */
export const register = (asked: Parameters<typeof calls.register>[2]) =>
  calls.register(client, dialect, asked)

/** @throws {GatewayError} */
export const requestFactor = (asked: Parameters<typeof calls.requestFactor>[1]) =>
  calls.requestFactor(client, asked)

/** @throws {GatewayError} */
export const confirmFactor = (asked: Parameters<typeof calls.confirmFactor>[1]) =>
  calls.confirmFactor(client, asked)
