// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { missingTests, type Rows } from '@/tests/support/namedRows'

// Which test holds which line of the specification: §2 (what the shell has), §8 (the error catalogue) and §9 (the
// numbers), each by its file below tests/ and words of its name. A line that a person sees has one in a browser.

const sectionTwo: Rows = {
  'access without a token': [
    ['e2e/checklist.spec.ts', '/login, /auth-redirect, /bind and /register need no token'],
    ['engine/session/access.test.ts', '§2 access rules'],
  ],
  'a logged-in user at /login is sent home': [
    ['e2e/session/login.spec.ts', 'B20: a logged-in user who opens /login'],
  ],
  'an unknown path is /404': [
    [
      'e2e/session/login.spec.ts',
      'B21: an unknown path leads to /404, and without a token to the login',
    ],
  ],
  'the fixed routes': [
    ['e2e/checklist.spec.ts', 'the fixed routes exist with any menu'],
    [
      'e2e/session/ownAccount.spec.ts',
      'a user applies for an account, waits, is enabled, and logs in; then changes password and picture',
    ],
    ['e2e/session/ownAccount.spec.ts', '/auth-redirect hands its query'],
    ['e2e/records/trade.spec.ts', '§2 /publish/details'],
  ],
  'waterWallet opens from the notification': [
    ['e2e/records/alerts.spec.ts', 'acknowledged in all, and leads to its movement'],
  ],
  'ApiDraw opens from the notification': [
    ['e2e/records/alerts.spec.ts', '@both §8: failed payouts raise a message, which opens them'],
  ],
  'routes come from the menu tree': [
    ['e2e/shell/shell.spec.ts', 'a garbage menu never breaks the shell'],
    ['e2e/session/roleMenus.spec.ts', ''],
  ],
  'the dashboard, 7 and 30 days': [
    ['e2e/records/dashboard.spec.ts', '§2: the home page shows its figures'],
    ['app/dashboard/Dashboard.test.tsx', 'are chosen by a switch and kept in the address'],
  ],
  'the sidebar: logo, collapse, one submenu open': [
    ['e2e/checklist.spec.ts', 'sidebar 200 px with its logo, folded 54 px'],
    ['engine/shell/Shell.test.tsx', 'keeps one submenu open at a time'],
  ],
  'the navbar: hamburger, breadcrumb, dropdown': [
    ['e2e/shell/shell.spec.ts', '§2 by keyboard alone'],
    ['engine/shell/navbar.test.tsx', '§2 user menu'],
    ['engine/shell/navbar.test.tsx', 'gateway contract §7.8 breadcrumb'],
  ],
  'the tags view, its menu 105 wide': [
    ['e2e/shell/tags.spec.ts', '§2 the bar: 34 px high, a menu 105 px wide'],
    ['engine/form/pageList.test.ts', 'does nothing to a pinned tag'],
  ],
  'the settings panel': [
    [
      'e2e/shell/look.spec.ts',
      '§2 mode, theme, size, fixed header and logo apply at once, after a reload and after logout',
    ],
  ],
  'the header search over titles and paths': [
    ['e2e/shell/shell.spec.ts', '§2 by keyboard alone: skip link, menu, search'],
    ['engine/shell/createFinder.test.ts', 'ranks a title above a path'],
  ],
  'full screen, and a warning where there is none': [
    [
      'e2e/shell/shell.spec.ts',
      '§2 fullscreen turns on and off, and follows the browser’s own exit',
    ],
    ['e2e/records/catalogue.spec.ts', 'full screen (I6)'],
  ],
  'the size switch': [
    ['e2e/shell/look.spec.ts', '§2 mode, theme, size'],
    ['engine/shell/settings.test.tsx', '§2 the size switch'],
  ],
  'the language switch reloads': [
    ['e2e/session/session.spec.ts', '§2: switching the language reloads'],
  ],
  'links to external documentation': [
    [
      'e2e/records/catalogue.spec.ts',
      '§8 the warnings and the questions: full screen (I6), failed payouts, export, delete, decide; §2 documentation in a new tab',
    ],
    ['engine/shell/navbar.test.tsx', '§2 links to external documentation'],
  ],
  'mobile below 992 px': [
    ['e2e/checklist.spec.ts', '992 px is a desktop, 991 px is mobile'],
    ['e2e/shell/phone.spec.ts', '§2 @phone the menu is a drawer'],
  ],
  'typed input is never lost without a question': [
    ['e2e/shell/tags.spec.ts', 'a half-filled form'],
    ['engine/form/unsaved.test.tsx', 'E9: leaving an unsaved form'],
    [
      'engine/action/bulk.test.tsx',
      'E9: half done, asks once before its page is left; Leave sends nothing more',
    ],
    [
      'engine/files/imports/import.test.tsx',
      'E9: a chosen file asks once, by Escape, by the address and by a reload; Cancel asks nothing',
    ],
    ['engine/session/PublicPage.test.tsx', '§2 leaving a page before the portal'],
  ],
}

const catalogue = '§8 a refusal is shown in the words'
const questions = '§8 the warnings and the questions'

const sectionEight: Rows = {
  'code 401': [
    ['e2e/records/catalogue.spec.ts', '§8 an expired login is a prompt'],
    ['e2e/session/session.spec.ts', 'B1, B2: ten parallel 401s give one prompt'],
    ['engine/session/ExpiredDialog.test.tsx', '§8 code 401'],
  ],
  'code 403': [['e2e/records/catalogue.spec.ts', catalogue]],
  'code 404': [['e2e/records/catalogue.spec.ts', catalogue]],
  'code 500': [['e2e/records/catalogue.spec.ts', catalogue]],
  'other non-200 code, with and without a msg': [['e2e/records/catalogue.spec.ts', catalogue]],
  'network error, 5 s': [
    ['e2e/records/catalogue.spec.ts', catalogue],
    ['engine/gateway/catalogue.test.ts', '§8 the error catalogue'],
  ],
  'route-guard failure': [
    [
      'e2e/records/catalogue.spec.ts',
      '§8 an expired login is a prompt; the login says why the guard failed',
    ],
    ['engine/session/createScreens.test.tsx', '§4 session flow'],
  ],
  "command '1001', spoken, 3 s": [
    [
      'e2e/records/alerts.spec.ts',
      '§8: 1001 is shown in every tab, spoken by one, acknowledged in all, and leads to its movement',
    ],
    ['engine/alerts/Alerts.test.tsx', "§8 command '1001'"],
  ],
  'channel close or error': [
    [
      'e2e/records/alerts.spec.ts',
      'F28, F10: alerts of an outage are in the inbox once, and spoken at most once; a flood is one alert',
    ],
    [
      'engine/gateway/live/liveChannel.test.ts',
      'F1: comes after 2, 4, 6 … s and is logged each time',
    ],
  ],
  'failed-payout count above 0': [
    ['e2e/records/alerts.spec.ts', '@both §8: failed payouts raise a message, which opens them'],
  ],
  'order list': [
    ['e2e/records/catalogue.spec.ts', questions],
    ['app/FailedPayoutsWarning.test.tsx', '§8 the order list'],
  ],
  'fullscreen unsupported': [['e2e/records/catalogue.spec.ts', questions]],
  'import success and failure': [
    ['e2e/records/import.spec.ts', 'withdrawals are imported'],
    ['engine/files/imports/import.test.tsx', 'that the gateway refuses keeps the file'],
  ],
  'Are you sure to download Withdraw Template?': [
    ['e2e/records/import.spec.ts', 'withdrawals are imported from the template'],
  ],
  'Are you sure to export ?': [['e2e/records/catalogue.spec.ts', questions]],
  'Are you sure to delete the user?': [['e2e/records/catalogue.spec.ts', questions]],
  'Are you sure to {0} {1}?': [['e2e/records/catalogue.spec.ts', questions]],
}

const firstRun = 'a first run: sidebar 200 px'

const sectionNine: Rows = {
  'request timeout 30,000 ms': [
    [
      'e2e/checklist.spec.ts',
      'a call takes at most 30,000 ms: a note comes at 5 s and a cancel button at 10 s; the outcome of a change is then unknown; failed payouts are counted every 300,000 ms',
    ],
    ['engine/gateway/client.test.ts', '§9 request timeout'],
  ],
  'failed-payout check every 300,000 ms': [
    [
      'e2e/checklist.spec.ts',
      'a call takes at most 30,000 ms: a note comes at 5 s and a cancel button at 10 s; the outcome of a change is then unknown; failed payouts are counted every 300,000 ms',
    ],
    ['engine/data/live/count.test.tsx', 'comes at start and every 300,000 ms'],
  ],
  'reconnect: 2 s × attempt': [
    ['engine/gateway/live/reconnectDelay.test.ts', '§9 reconnect delay'],
  ],
  'reconnect: 100 attempts, then a timeout is logged': [
    [
      'engine/gateway/live/liveChannel.test.ts',
      'F2: gives up after 100 attempts, logs that once, and starts again on request',
    ],
    ['engine/alerts/Alerts.test.tsx', 'is connected by hand after the last attempt'],
  ],
  'heartbeat every 10 s': [
    ['engine/gateway/live/liveChannel.test.ts', 'is an empty message every 10 s while it is open'],
  ],
  'token-wait poll every 1 s': [
    ['engine/gateway/live/liveChannel.test.ts', '§9: looks for a token every second'],
  ],
  'notification 3,000 ms, network error 5 s': [
    ['e2e/records/catalogue.spec.ts', catalogue],
    ['engine/shell/Shell.test.tsx', 'go after 3 s, of the network after 5 s'],
  ],
  "token cookie 'Admin-Tokens'": [
    ['e2e/checklist.spec.ts', firstRun],
    ['engine/gateway/session.test.ts', '§9 token cookie'],
  ],
  'pagination: 1, 20, sizes, layout, top': [
    ['e2e/checklist.spec.ts', 'a list: page 1 of 20, sizes 10, 20, 30 and 50'],
  ],
  'sidebar cookie 1 and 0': [['e2e/checklist.spec.ts', 'cookie 1 and 0']],
  'default size medium': [['e2e/checklist.spec.ts', 'size medium']],
  language: [['e2e/checklist.spec.ts', 'zh of any kind is zh-CN, anything else en-US']],
  'theme: 8 presets, 409EFF, base #1890ff': [
    ['e2e/checklist.spec.ts', 'eight theme colours from 409EFF on'],
    ['engine/shell/preferences.test.ts', '§9, the settings of a first run'],
  ],
  'sidebar 200 px': [['e2e/checklist.spec.ts', firstRun]],
  'tags off, header not fixed, logo shown': [
    ['e2e/checklist.spec.ts', 'no tags, a header that scrolls'],
  ],
  'mobile breakpoint 992 px': [['e2e/checklist.spec.ts', '992 px is a desktop']],
  'search: threshold 0.4, title 0.7, path 0.3': [
    [
      'e2e/checklist.spec.ts',
      'a first run: sidebar 200 px with its logo, folded 54 px, cookie 1 and 0, no tags, a header that scrolls, size medium, eight theme colours from 409EFF on, a search that tolerates typos',
    ],
    [
      'engine/shell/createFinder.test.ts',
      'finds by title, by the title above and despite a typing mistake',
    ],
  ],
  'passwords: 6–12, and 6–20 where one is changed': [
    ['e2e/checklist.spec.ts', 'a changed password has 6 to 20 characters'],
  ],
  'appSecret: 32 letters or digits': [
    ['e2e/checklist.spec.ts', 'an app secret has 32 letters or digits'],
  ],
  'dates y-m-d h:i:s, ten digits are seconds': [
    ['e2e/checklist.spec.ts', 'a list: page 1 of 20'],
    ['engine/values/time.test.ts', '§9 dates'],
  ],
}

/** Invisible behaviour: tested with its own clock beside the code. */
const unseen: ReadonlySet<string> = new Set([
  'reconnect: 2 s × attempt',
  'reconnect: 100 attempts, then a timeout is logged',
  'heartbeat every 10 s',
  'token-wait poll every 1 s',
])

describe.each([
  ['§2', sectionTwo],
  ['§8', sectionEight],
  ['§9', sectionNine],
])('every line of %s has a test of its name', (_section, rows) => {
  it.each(Object.entries(rows))('%s', (line, tests) => {
    expect(missingTests(tests)).toEqual([])
    const isInBrowser = tests.some(([file]) => file.startsWith('e2e/'))
    expect(isInBrowser || unseen.has(line)).toBe(true)
  })
})
