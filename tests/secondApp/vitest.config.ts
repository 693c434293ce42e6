import { defineConfig } from 'vitest/config'

export default defineConfig({
  // the package and the app share one copy of React's router, as Node resolves it
  resolve: { conditions: ['module-sync', 'node', 'development'] },
  test: { environment: 'jsdom', server: { deps: { inline: ['wattdesk'] } } },
})
