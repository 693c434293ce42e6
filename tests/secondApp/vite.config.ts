import { defineConfig } from 'vite'
import { appBuild } from 'wattdesk/server'

export default defineConfig({
  plugins: [appBuild({ base: 'src/base.ts' })],
  build: { chunkSizeWarningLimit: 2_000 },
})
