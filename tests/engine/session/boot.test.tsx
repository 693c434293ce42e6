import { describe, expect, it, vi } from 'vitest'
import { cookiesWork } from '@/engine/session/boot/bootStorage'
import { showPlainPage } from '@/engine/session/boot/bootPlainPage'
import { reloadOnMissingFile } from '@/engine/session/boot/bootReload'
import { repairStorage } from '@/engine/session/boot/bootStorage'
import { installTrustedTypes, type PolicyRules } from '@/engine/session/boot/bootTrustedTypes'

describe('boot guard: cookies', () => {
  it('finds cookies working and leaves none behind', () => {
    expect(cookiesWork(document)).toBe(true)
    expect(document.cookie).not.toContain('wd-probe')
  })

  it('I1: finds them blocked where a cookie is not stored', () => {
    expect(cookiesWork({ cookie: '' })).toBe(true)
    expect(cookiesWork(Object.freeze({ cookie: '' }))).toBe(false)
  })

  it('finds them blocked where reading throws', () => {
    const page = {
      get cookie(): string {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    expect(cookiesWork(page)).toBe(false)
  })

  it('shows a page that says what to do', () => {
    const page = document.implementation.createHTMLDocument()
    showPlainPage(page, { name: 'Wattdesk', title: 'Blocked', text: 'Allow it', button: 'Reload' })
    expect(page.querySelector('h1')?.textContent).toBe('Blocked')
    expect(page.querySelector('main')?.textContent).toContain('Allow it')
    expect(page.querySelector('button')?.textContent).toBe('Reload')
  })
})

describe('boot guard: storage', () => {
  it('leaves a working storage alone', () => {
    const { localStorage } = window
    expect(repairStorage(window)).toEqual([])
    expect(window.localStorage).toBe(localStorage)
  })

  it('I1: replaces one that throws by one in memory', () => {
    const page = blockedPage()
    expect(repairStorage(page)).toEqual(['localStorage', 'sessionStorage'])
    page.localStorage.setItem('a', '1')
    expect(page.localStorage.getItem('a')).toBe('1')
    expect(page.localStorage).toHaveLength(1)
    expect(page.localStorage.key(0)).toBe('a')
    page.localStorage.removeItem('a')
    expect(page.localStorage.getItem('a')).toBeNull()
    expect(page.sessionStorage).not.toBe(page.localStorage)
  })
})

describe('boot guard: Trusted Types', () => {
  const rules = installedRules()

  it('allows the one text of react-admin', () => {
    expect(rules.createHTML('&#8203;')).toBe('&#8203;')
  })

  it.each(['', '<b>', '&#8203;<img src=x onerror=alert(1)>'])('refuses %j', (text) => {
    expect(rules.createHTML(text)).toBeNull()
  })

  it('allows our own workers', () => {
    for (const own of [
      'https://portal.test/src/views/sheets/sheetWorker.ts?worker_file&type=module',
      '/src/views/oneWorker.ts',
    ])
      expect(rules.createScriptURL(own)).toBe(own)
  })

  it.each([
    '/assets/index-1a2b3c4d.js',
    '/profile/upload/sheetWorker.ts',
    '/src/views/../../profile/sheetWorker.ts',
    'https://evil.example/src/views/sheetWorker.ts',
    'blob:https://portal.test/src/views/sheetWorker.ts',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
  ])('refuses the script address %s', (address) => {
    expect(rules.createScriptURL(address)).toBeNull()
  })

  it('does nothing in a browser without them', () => {
    expect(() => installTrustedTypes({ location: portal })).not.toThrow()
  })
})

describe('a file of this build that is gone', () => {
  it('reloads once', async () => {
    const { page, fail } = pageOfBuild()
    await fail()
    await fail()
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it('J3 reloads a page that was just reloaded only 30 s later', async () => {
    const young = pageOfBuild({ type: 'reload', ageMs: 29_999 })
    await young.fail()
    expect(young.page.reload).not.toHaveBeenCalled()
    const old = pageOfBuild({ type: 'reload', ageMs: 30_000 })
    await old.fail()
    expect(old.page.reload).toHaveBeenCalledTimes(1)
  })

  it('does not disturb typing while a file is only loaded ahead of need', async () => {
    const { page, fail } = pageOfBuild({ isIdle: true })
    await fail()
    expect(page.reload).not.toHaveBeenCalled()
  })

  it('J2 reloads nothing while input is unsaved', async () => {
    const { page, fail } = pageOfBuild({ mayReload: false })
    await fail()
    expect(page.reload).not.toHaveBeenCalled()
    expect(page.mayReload).toHaveBeenCalledTimes(1)
  })

  it('A32 does not reload without a connection', async () => {
    const { page, fail } = pageOfBuild({ isServed: false })
    await fail()
    expect(page.reload).not.toHaveBeenCalled()
    expect(page.mayReload).not.toHaveBeenCalled()
  })
})

const portal = { href: 'https://portal.test/#/login' }

function blockedPage() {
  const denied = {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  const page = { localStorage, sessionStorage }
  return Object.defineProperties(page, { localStorage: denied, sessionStorage: denied })
}

function installedRules(): PolicyRules {
  let rules: PolicyRules | undefined
  installTrustedTypes({
    location: portal,
    trustedTypes: {
      createPolicy: (name, given) => {
        expect(name).toBe('default')
        rules = given
      },
    },
  })
  return rules!
}

function pageOfBuild({
  isIdle = false,
  mayReload = true,
  isServed = true,
  type = 'navigate',
  ageMs = 1_000,
} = {}) {
  const load = { type } as PerformanceNavigationTiming
  const page = {
    timing: { now: () => ageMs, getEntriesByType: () => [load] },
    reload: vi.fn<() => void>(),
    isIdle: () => isIdle,
    mayReload: vi.fn<() => boolean>(() => mayReload),
    isServed: async () => isServed,
  }
  return { page, fail: reloadOnMissingFile(page) }
}
