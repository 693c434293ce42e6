import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { billInBuild } from '../../src/tools/sbom/billInBuild.ts'
import { onlyShipped } from '../../src/tools/sbom/onlyShipped.ts'
import { database } from './build/database.ts'
import { dialects } from './build/dialects.ts'
import { pack } from './build/pack.ts'
import { shippedPackages } from './build/shippedPackages.ts'

/** The demo: the portal with the sandbox inside the page, as files for any web server and any folder of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [react(), dialects(), pack(), billInBuild(...shippedPackages)],
  resolve: { tsconfigPaths: true },
  worker: {
    format: 'es',
    plugins: () => [database(), onlyShipped(...shippedPackages)],
    rolldownOptions: {
      // PGlite asks by eval whether it runs in Node
      checks: { eval: false },
      output: {
        // a service worker rules over the folder that it lies in, and is known by its name
        entryFileNames: ({ name }) =>
          name === 'serviceWorker' ? 'serviceWorker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  build: {
    outDir: resolve(import.meta.dirname, '../../dist-demo'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    },
    reportCompressedSize: false,
    // the sandbox is large
    chunkSizeWarningLimit: 2_000,
  },
})
