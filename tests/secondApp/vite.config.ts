import { defineConfig } from 'vite'
import { appBuild } from 'wattdesk/server'

export default defineConfig({ plugins: [appBuild()], build: { chunkSizeWarningLimit: 2_000 } })
