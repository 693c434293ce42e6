import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Without windows: it opens and closes pages in a third of the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
]

const installed = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Without these Chromium looks up hosts of its maker at every start; root needs the first. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Wanted = {
  /** Whether a headless one comes first: for tests, not for measurements. Default false. */
  isQuick?: boolean
}

/**
 * A Chromium to test with: `CHROMIUM_PATH`, the system's, Playwright's own.
 * @throws Error when `CHROMIUM_PATH` names no file.
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  { isQuick = false }: Wanted = {},
): string | undefined {
  const given = env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH is "${given}": no such file.`)
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = [...(isQuick ? shells : []), ...commands].flatMap((command) =>
    folders.flatMap((folder) => [join(folder, command), join(folder, `${command}.exe`)]),
  )
  return [given, ...onPath, ...installed, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
}

/**
 * The same, installing one where there is none: Playwright's, else as root Debian's.
 * @throws Error saying in one sentence what to do when that fails too.
 */
export function ensureChromium(say: (line: string) => void, wanted: Wanted = {}): string {
  const found = findChromium(process.env, wanted)
  if (found) return found
  for (const [command, ...args] of installers()) {
    say(`No Chromium found; trying: ${[command, ...args].join(' ')}`)
    spawnSync(command, args, { stdio: 'inherit', timeout: installMs, shell: isWindows })
    const chromium = findChromium()
    if (chromium) return chromium
  }
  throw new Error(whatToDo)
}

export const whatToDo =
  'The browser tests need a Chromium: install Chromium, Chrome or Edge, or set CHROMIUM_PATH to one.'

const installMs = 300_000
const isWindows = process.platform === 'win32'

function installers(): [string, ...string[]][] {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  return [
    ['npx', 'playwright', 'install', 'chromium'],
    ...(isDebianRoot
      ? ([
          ['apt-get', 'update'],
          ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
        ] satisfies [string, ...string[]][])
      : []),
  ]
}
