import '@testing-library/jest-dom/vitest'
import type { Resource } from '@/engine/declare'
import type { AppUnderTest } from './app/appUnderTest'
import { appRenderer } from './app/renderApp'
import { testResourceOf } from './testResource'

export type { AppUnderTest } from './app/appUnderTest'
export { builderOf, type Builder, type Values } from './app/builderOf'
export { sentTo, server, type Sent } from './app/gatewayServer'
export { address, closeApp, type RenderOptions } from './app/renderApp'
export { noPlatform } from '@/sandbox/seed/noPlatform'
export { testDb, testNowMs, testSandboxes, type TestSandbox } from '@/sandbox/forTests'
export { scenarios } from '@/sandbox/scenarios'

/**
 * The tests' tools for one app. `renderApp` renders it whole, logged in, against a sandbox; `testResource` holds a
 * resource to its declaration.
 *
 * @example
 * const testSandbox = testSandboxes({ db: await testDb(noPlatform), resources })
 * const { testResource } = createTesting({ admin, resources, testSandbox, scenarios })
 * testResource(book)
 */
export function createTesting<A extends AppUnderTest>(app: A) {
  return {
    renderApp: appRenderer<A['scenarios']>(app),
    testResource: (resource: Resource) => testResourceOf(app, resource),
  }
}
