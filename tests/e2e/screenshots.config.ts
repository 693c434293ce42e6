import type { PlaywrightTestConfig } from '@playwright/test'
import base from './playwright.config'

/** `npm run screenshots`: the README's pictures, from the running product. */
const pictures: PlaywrightTestConfig = {
  ...base,
  testMatch: 'screenshots.ts',
  projects: [{ use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } } }],
}

export default pictures
