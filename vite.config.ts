import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { appBuild } from './src/server/build/appBuild.ts'
import { billInBuild } from './src/tools/sbom/billInBuild.ts'
import { onlyShipped } from './src/tools/sbom/onlyShipped.ts'

/** Names a chunk of words by its language, too: `portal-en-US`. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const language = /\/(en-US|zh-CN)\/\w+\.ts$/.exec(facadeModuleId ?? '')?.[1]
  return `assets/[name]${language ? `-${language}` : ''}-[hash].js`
}

const pollTimeoutMs = 10_000

/** Tests without a window wait for servers and clocks much of their time: one worker more keeps the processors busy. */
const withoutWindow = { maxWorkers: availableParallelism() + 1, sequence: { groupOrder: 1 } }

/** Contract tests that run on PostgreSQL where a server is available, else on the embedded database. */
const onEitherDatabase = [
  'tests/contract/{hostile,system/monitor,session/permissions,session/session}.test.ts',
  'tests/contract/sandbox/{prototype,scenarios,seeds}.test.ts',
]

/** The gateway's contract on a PostgreSQL server, which `npm test` starts if one is installed. */
const onPostgres: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'postgres',
    environment: 'node',
    ...withoutWindow,
    // a database server runs beside the tests, on machines that may be busy
    testTimeout: 120_000,
    include: ['tests/contract/**/*.test.ts', 'tests/postgres/**/*.test.ts'],
    // these test folders, transports and routes, not the database
    exclude: [
      'tests/contract/{ruoyi,specification,session/binding,session/secrets}.test.ts',
      'tests/contract/files/{redrawnPictures,uploadedWorkbooks,uploads}.test.ts',
      'tests/contract/sandbox/{faults,folder,life,msw,namedRows,upgrade}.test.ts',
      'tests/contract/{authorisation,differential,injection,load,malformed}/**',
    ],
    // each test resets its records, so files can share a database and loaded modules
    isolate: false,
    env: { TEST_ENGINE: 'postgres' },
    setupFiles: 'tests/support/setup.ts',
    globalSetup: 'tests/postgres/globalSetup.ts',
  },
}

export default defineConfig({
  plugins: [react(), appBuild({ base: 'src/base.ts' }), billInBuild(), onlyShipped()],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      // react-admin imports its English words statically in any case
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      // no package has getters with side effects
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: { chunkFileNames },
    },
    reportCompressedSize: false,
    // tests/e2e/delivery/bytes.spec.ts checks the bytes on the wire
    chunkSizeWarningLimit: 1_000,
  },
  test: {
    // the runner is idle while tests run
    maxWorkers: '100%',
    // with less space for new objects, a tenth more time goes into collecting them
    execArgv: ['--max-semi-space-size=64'],
    // a slow machine fails no test
    expect: { poll: { timeout: pollTimeoutMs } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          ...withoutWindow,
          // whole tables and 100,000 texts, on machines that may be busy
          testTimeout: 60_000,
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/e2e/**',
            'tests/postgres/**',
            // it runs in its own folder
            'tests/secondApp/**',
            ...(process.env.TEST_DATABASE_URL ? onEitherDatabase : []),
          ],
          // a worker keeps its loaded packages and database; tests/support/setup.ts resets our own state
          isolate: false,
          setupFiles: 'tests/support/setup.ts',
        },
      },
      ...(process.env.TEST_DATABASE_URL ? [onPostgres] : []),
      {
        extends: true,
        // as Node resolves: a second copy of the router would have another context
        resolve: { conditions: ['module-sync', 'node', 'development'] },
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          // a worker keeps its loaded packages and window; tests/support/setup.ts resets our own state
          isolate: false,
          // whole pages are rendered, on machines that may be busy
          testTimeout: 60_000,
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/e2e/**'],
          setupFiles: 'tests/support/setup.ts',
        },
      },
    ],
  },
})
