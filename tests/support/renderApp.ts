import admin from '@/App'
import { routes } from '@/app/routes'
import { allResources } from '@/resources/all'
import { scenarios } from '@/sandbox/trade/scenarios'
import { createTesting } from '@/testing'
import { testSandbox } from './testSandbox'

export { address, closeApp } from '@/testing'

/** The tests' tools for this portal. */
export const { renderApp, testResource } = createTesting({
  admin,
  resources: allResources,
  routes,
  testSandbox,
  scenarios,
  calls: {
    everywhere: [
      '/st/{statistic}/statistics',
      '/store/storeDraw/list',
      '/store/storeDraw/totals',
      '/api/apiDraw/list',
      '/api/apiRecharge/list',
      '/api/waterWallet/list',
      '/api/waterWallet/totals',
      '/store/bill/list',
    ],
    parts: {
      failedPayouts: '/api/apiDraw/exist/fail',
      genPreview: '/tool/gen/preview/{id}',
      roleUsers: '/system/role/authUser/allocatedList',
    },
  },
})
