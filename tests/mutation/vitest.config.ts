import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { plant, type Fault } from './Fault'

const root = resolve(import.meta.dirname, '../..')

/** Replaces the text of one source in memory, not in the working tree. */
function plantFault(fault: Fault | undefined): Plugin {
  const place = fault && join(root, fault.file).replaceAll('\\', '/')
  return {
    name: 'plant-fault',
    enforce: 'pre',
    load: (id) =>
      fault && place && id.split('?')[0] === place
        ? plant(fault, readFileSync(place, 'utf8').replaceAll('\r\n', '\n'))
        : undefined,
  }
}

const fault = process.env.FAULT === undefined ? undefined : (JSON.parse(process.env.FAULT) as Fault)

/** The tests of the resources alone, over sources with the fault that `FAULT` holds, if it holds one. */
export default defineConfig({
  root,
  plugins: [plantFault(fault), react()],
  resolve: { tsconfigPaths: true, conditions: ['module-sync', 'node', 'development'] },
  test: {
    environment: 'jsdom',
    // one line for a failure: its first sentence
    chaiConfig: { truncateThreshold: 0 },
    testTimeout: 30_000,
    include: ['tests/resources.test.tsx', 'tests/systemResources.test.tsx'],
    setupFiles: 'tests/support/setup.ts',
  },
})
