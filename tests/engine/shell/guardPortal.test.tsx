import { afterEach, describe, expect, it, vi } from 'vitest'
import { guardPortal } from '@/engine/shell/guardPortal'
import { reloadPage } from '@/engine/ui/reloadPage'
import { createPageGateway } from '@/engine/data/pageGateway'

const gateway = createPageGateway({ language: 'en-US' })

vi.mock('@/engine/ui/reloadPage', () => ({ reloadPage: vi.fn<() => void>() }))

const { isAllowed, turnAway } = guardPortal(gateway)

afterEach(() => {
  gateway.session.clear()
  vi.mocked(reloadPage).mockClear()
})

describe('§2 access inside the portal', () => {
  it('lets a logged-in user through', () => {
    gateway.session.signIn('some-token')
    expect(isAllowed(new URL('http://localhost/store/bill?page=2'))).toBe(true)
  })

  it('sends a logged-in user from the login to /', () => {
    gateway.session.signIn('some-token')
    expect(turnedAway('/login?redirect=%2Fx')).toMatchObject({ status: 302 })
    expect(reloadPage).not.toHaveBeenCalled()
  })

  it('leaves by a reload when the token is gone', () => {
    void turnedAway('/store/bill?page=2')
    expect(location.hash).toBe('#/login?redirect=%2Fstore%2Fbill%3Fpage%3D2')
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })

  it('leaves by a reload for a public page', () => {
    gateway.session.signIn('some-token')
    void turnedAway('/auth-redirect?code=1')
    expect(location.hash).toBe('#/auth-redirect?code=1')
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })
})

function turnedAway(address: string) {
  const url = new URL(`http://localhost${address}`)
  expect(isAllowed(url)).toBe(false)
  return turnAway(url)
}
