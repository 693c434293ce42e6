// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { createSession, readNews, type TabChannel } from '@/engine/gateway/session'
import { fakeCookies } from './fakeTransport'

/** One browser: tabs over one cookie jar, which hear each other at once. */
function openBrowser() {
  const jar = fakeCookies()
  const listeners = new Map<object, (event: { data: unknown }) => void>()
  const tell = (from: object | undefined, news: unknown) => {
    for (const [tab, listener] of listeners) if (tab !== from) listener({ data: news })
  }
  const openTab = () => {
    const me = {}
    const channel: TabChannel = {
      postMessage: (news) => tell(me, structuredClone(news)),
      addEventListener: (_type, listener) => void listeners.set(me, listener),
    }
    const session = createSession(jar.cookies, false, channel)
    const heard = vi.fn<() => void>()
    session.subscribe(heard)
    return { ...session, heard }
  }
  return { openTab, stored: jar.stored, tell: (news: unknown) => tell(undefined, news) }
}

function infoOf(userId: string) {
  return {
    user: { userId, userName: 'ada', userType: '00', avatar: '' },
    roles: [],
    permissions: [],
  }
}

/** Two tabs of one user. */
function openTwo() {
  const browser = openBrowser()
  const first = browser.openTab()
  first.signIn('token-one')
  first.load(infoOf('1'))
  const second = browser.openTab()
  second.load(infoOf('1'))
  second.heard.mockClear()
  return { ...browser, first, second }
}

describe('§4 one session in several tabs', () => {
  it('B24: a logout is over everywhere at once', () => {
    const { first, second } = openTwo()
    first.clear()
    expect(second.isOverElsewhere()).toBe(true)
    expect(second.token()).toBeUndefined()
    expect(second.heard).toHaveBeenCalled()
    expect(first.isOverElsewhere()).toBe(false)
  })

  it('B25: another user’s login makes the older tab foreign at once', () => {
    const { openTab, second } = openTwo()
    const third = openTab()
    third.signIn('token-two')
    expect(second.heard).not.toHaveBeenCalled()
    third.load(infoOf('2'))
    expect(second.heard).toHaveBeenCalledTimes(1)
    expect(second.isForeign()).toBe(true)
    expect(second.token()).toBe('token-one')
  })

  it('continues with the new token when the same user logged in again', () => {
    const { openTab, second } = openTwo()
    const third = openTab()
    third.signIn('token-two')
    third.load(infoOf('1'))
    expect(second.isForeign()).toBe(false)
    expect(second.token()).toBe('token-two')
  })

  it('B25: adopts only the announced token', () => {
    const { openTab, second, stored } = openTwo()
    const third = openTab()
    third.signIn('token-two')
    stored.set('Admin-Tokens', 'token-of-a-third-user')
    third.load(infoOf('1'))
    expect(second.isForeign()).toBe(true)
    expect(second.token()).toBe('token-one')
  })

  it('leaves the other session open when a tab that another login made foreign is cleared', () => {
    const { openTab, first, second, stored } = openTwo()
    const third = openTab()
    third.signIn('token-two')
    third.load(infoOf('1'))
    stored.set('Admin-Tokens', 'token-three')
    first.clear()
    expect(second.isOverElsewhere()).toBe(false)
    expect(stored.get('Admin-Tokens')).toBe('token-three')
  })

  it('announces a login, not each loading of its user', () => {
    const { first, second } = openTwo()
    first.load(infoOf('1'))
    expect(second.heard).not.toHaveBeenCalled()
  })

  it.each([
    undefined,
    null,
    4,
    'signedOut',
    [],
    {},
    { type: 'signedIn' },
    { type: 'x', mark: 'y' },
  ])('ignores %j', (news) => {
    const { tell, second } = openTwo()
    tell(news)
    expect(readNews(news)).toBeUndefined()
    expect(second.heard).not.toHaveBeenCalled()
  })

  it('does not end a session by a message alone: the cookie decides', () => {
    const { tell, second } = openTwo()
    tell({ type: 'signedOut' })
    expect(second.isOverElsewhere()).toBe(false)
    expect(second.token()).toBe('token-one')
  })
})
