import { defineConfig } from 'vitest/config'
import { Figures } from './Figures.ts'

/** `npm run soak`: what `npm test` does by the hundred, by the ten thousand; one file after the other. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  resolve: { tsconfigPaths: true },
  test: {
    name: 'soak',
    environment: 'node',
    include: ['tests/soak/**/*.soak.ts'],
    setupFiles: 'tests/support/setup.ts',
    fileParallelism: false,
    testTimeout: 3_600_000,
    reporters: ['default', new Figures()],
  },
})
