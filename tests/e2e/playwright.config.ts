import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findChromium, whatToDo } from '../support/run/chromium'
import { findWebServer, webServers } from '../support/run/webServers'

const port = Number(process.env.E2E_PORT ?? 4179)

const executablePath = findChromium(process.env, { isQuick: true })
if (executablePath === undefined) throw new Error(whatToDo)

const missingServers = webServers
  .filter((name) => findWebServer(name) === undefined)
  .map((name) => `deploy/${name}*`)

/** These start servers of their own, so that a third worker does not meet the others' records. */
const onOwnServers = ['deploy/*.spec.ts', 'demo.spec.ts', 'faults/{chaos,leaks,recover}.spec.ts']

const desktop = {
  grepInvert: /@phone/,
  use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } },
} as const

export default defineConfig({
  testDir: '.',
  outputDir: '../../.test/e2e',
  fullyParallel: false,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // how long a busy machine takes decides no test
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // what moves costs time to draw; the walks of `trial.ts` are in motion
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // a trace takes a fifth of the time
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath, args: chromiumFlags },
  },
  projects: [
    { ...desktop, name: 'desktop', workers: 2, testIgnore: [...missingServers, ...onOwnServers] },
    {
      ...desktop,
      name: 'own servers',
      workers: 2,
      testMatch: onOwnServers,
      testIgnore: missingServers,
    },
    {
      name: 'phone',
      workers: 1,
      testIgnore: onOwnServers,
      grep: /@phone|@both/,
      use: { ...phone(), viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'npx tsx tests/e2e/serve.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port) },
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})

function phone() {
  const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']!
  return { browserName: 'chromium', userAgent, deviceScaleFactor, isMobile, hasTouch } as const
}
