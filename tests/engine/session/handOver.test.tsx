import { describe, expect, it, vi } from 'vitest'
import { handOver } from '@/engine/session/public/AuthRedirect'

describe('§5 auth-redirect', () => {
  it('posts its query to the opener of the same origin', () => {
    const postMessage = vi.fn<Window['postMessage']>()
    const opener = { location: { origin: 'http://a' }, postMessage }
    expect(handOver(aPage({ opener, hash: '#/auth-redirect?code=1&state=2' }))).toBe(true)
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      { type: 'wattdesk:auth-redirect', query: '?code=1&state=2' },
      'http://a',
    )
  })

  it('finds the query before the hash too', () => {
    const postMessage = vi.fn<Window['postMessage']>()
    const opener = { location: { origin: 'http://a' }, postMessage }
    handOver(aPage({ opener, hash: '#/auth-redirect', search: '?code=1' }))
    expect(postMessage.mock.calls[0]?.[0]).toHaveProperty('query', '?code=1')
  })

  it('posts nothing to another origin', () => {
    const postMessage = vi.fn<Window['postMessage']>()
    const opener = { location: { origin: 'http://evil' }, postMessage }
    const hidden = {
      get location(): never {
        throw new DOMException('denied', 'SecurityError')
      },
      postMessage,
    }
    expect(handOver(aPage({ opener }))).toBe(false)
    expect(handOver(aPage({ opener: hidden }))).toBe(false)
    expect(postMessage).not.toHaveBeenCalled()
  })

  it('says so without an opener', () => {
    expect(handOver(aPage({ opener: null }))).toBe(false)
  })
})

type PageFacts = { opener: object | null; hash?: string; search?: string }

function aPage({ opener, hash = '', search = '' }: PageFacts): Window {
  return { opener, location: { origin: 'http://a', hash, search } } as unknown as Window
}
