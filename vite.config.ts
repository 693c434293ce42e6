import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { fileIntegrity } from './src/server/build/fileIntegrity.ts'
import { firstChunks } from './src/server/build/firstChunks.ts'
import { keepPastBuilds } from './src/server/build/keepPastBuilds.ts'
import { lateFiles } from './src/server/build/lateFiles.ts'
import { precompress } from './src/server/build/precompress.ts'
import { preloadFirst } from './src/server/build/preloadFirst.ts'

/** Nothing is painted before the operator's mode is known: no flash of white. The build drops the page's own word. */
const blockRendering: Plugin = {
  name: 'block-rendering',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page) => page.replace('<script type="module"', '$& blocking="render"'),
  },
}

const patienceMs = 10_000

/** Claims about calls, menus and answers hold on either engine: they are tried on a server where there is one. */
const onEither =
  'tests/contract/{hostile,monitor,permissions,prototype,scenarios,seeds,session}.test.ts'

/** The gateway's contract on a PostgreSQL server, which `npm test` starts where one is installed. */
const onPostgres: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'postgres',
    environment: 'node',
    // a server and its processes beside the tests, on machines that are busy with other things
    testTimeout: 120_000,
    include: ['tests/contract/**/*.test.ts', 'tests/postgres/**/*.test.ts'],
    // of folders, carriers, routes and requests, not of what a database holds
    exclude: [
      'tests/contract/{binding,crowd,faults,folder,life,load,malformed,msw,namedRows}.test.ts',
      'tests/contract/{ruoyi,secrets,specification,uploads}.test.ts',
      'tests/contract/{authorisation,differential,injection,malformed}/**',
    ],
    // each resets the records it starts from, so they can share a database and what has been loaded
    isolate: false,
    env: { TEST_ENGINE: 'postgres' },
    setupFiles: 'tests/support/setup.ts',
    globalSetup: 'tests/postgres/globalSetup.ts',
  },
}

export default defineConfig({
  plugins: [
    react(),
    lateFiles,
    blockRendering,
    preloadFirst,
    fileIntegrity(),
    precompress(),
    keepPastBuilds(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: false,
    // The style policy and long-lived caching want files, not data: addresses.
    assetsInlineLimit: 0,
    // Every supported browser knows modulepreload; the links for the entry's graph stay.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // react-admin brings its English words along in any case
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      // no getter of a package does anything
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: { codeSplitting: { groups: [firstChunks] } },
    },
    reportCompressedSize: false,
    // bytes on the wire are held by a test
    chunkSizeWarningLimit: 1_000,
  },
  test: {
    // the runner has nothing to do while the tests run
    maxWorkers: '100%',
    // how long a busy machine takes decides no test
    expect: { poll: { timeout: patienceMs } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Whole tables are read and 100,000 texts tried here, on machines that are busy with other things.
          testTimeout: 60_000,
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/e2e/**',
            'tests/postgres/**',
            ...(process.env.TEST_DATABASE_URL ? [onEither] : []),
          ],
          // a worker keeps the packages it has loaded and its database: tests/support/setup.ts takes back what is ours
          isolate: false,
          setupFiles: 'tests/support/setup.ts',
        },
      },
      ...(process.env.TEST_DATABASE_URL ? [onPostgres] : []),
      {
        extends: true,
        // as Node itself resolves: a second copy of the router would be another context
        resolve: { conditions: ['module-sync', 'node', 'development'] },
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          // they start sooner than processes
          pool: 'threads',
          // a worker keeps the packages it has loaded and its window: tests/support/setup.ts takes back what is ours
          isolate: false,
          // Whole pages are drawn here, on machines that are busy with other things.
          testTimeout: 60_000,
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/e2e/**'],
          setupFiles: 'tests/support/setup.ts',
        },
      },
    ],
  },
})
