import type { ReactNode } from 'react'
import { act, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/engine/ui/crash/ErrorBoundary'
import { GatewayContext } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import {
  HasPermi,
  HasRole,
  usePermission,
  useRole,
  useAuthGate,
  useSession,
} from '@/engine/data/session'

const gateway = createPageGateway({ language: 'en-US' })

function wrapper({ children }: { children: ReactNode }) {
  return <GatewayContext value={gateway}>{children}</GatewayContext>
}

const auditor = {
  user: { userId: '2', userName: 'auditor', userType: '00', avatar: '' },
  roles: ['auditor'],
  permissions: ['store:bill:list'],
}

afterEach(() => {
  gateway.session.clear()
})

function Probe() {
  const name = useSession()?.user.userName ?? 'nobody'
  return <p>{[name, useAuthGate()].join(', ')}</p>
}

function Guarded() {
  return (
    <>
      <HasPermi any={['store:bill:list', 'store:bill:query']}>bills</HasPermi>
      <HasPermi any={['store:storeDraw:pass']}>approve</HasPermi>
      <HasRole any={['auditor']}>audit</HasRole>
      <HasRole any={['tri:watch']}>watch</HasRole>
    </>
  )
}

describe('§4 session on screen', () => {
  it('follows login, user info and logout', () => {
    render(<Probe />, { wrapper })
    expect(screen.getByText('nobody, closed')).toBeInTheDocument()
    act(() => gateway.session.signIn('t1'))
    expect(Cookies.get('Admin-Tokens')).toBe('t1')
    act(() => gateway.session.load(auditor))
    expect(screen.getByText('auditor, closed')).toBeInTheDocument()
    act(() => gateway.gate.stay())
    expect(screen.getByText('auditor, quiet')).toBeInTheDocument()
    act(() => gateway.session.clear())
    expect(screen.getByText('nobody, closed')).toBeInTheDocument()
    expect(Cookies.get('Admin-Tokens')).toBeUndefined()
  })
})

describe('§6 rules on screen', () => {
  it('show granted parts at once and hide the rest', () => {
    gateway.session.signIn('t1')
    gateway.session.load(auditor)
    const { container } = render(<Guarded />, { wrapper })
    expect(container).toHaveTextContent(/^billsaudit$/)
  })

  it('B12: a rule without a list is a configuration error, caught by the nearest boundary', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    // @ts-expect-error the build refuses it before anyone sees it
    const wrong = <HasPermi>approve</HasPermi>
    render(
      <>
        <p>the rest</p>
        <ErrorBoundary fallback={() => <p>caught</p>}>{wrong}</ErrorBoundary>
      </>,
      { wrapper },
    )
    expect(screen.getByText('the rest')).toBeVisible()
    expect(screen.getByText('caught')).toBeVisible()
    expect(screen.queryByText('approve')).toBeNull()
    expect(said.mock.calls.flat().map(String).join()).toContain('An access rule has no list')
    said.mockRestore()
  })

  it('answer in the first render: nothing flickers', () => {
    const answers: boolean[] = []
    function Asking() {
      answers.push(usePermission()(['store:bill:list']), useRole()(['auditor']))
      return null
    }
    gateway.session.signIn('t1')
    gateway.session.load(auditor)
    render(<Asking />, { wrapper })
    expect(answers).toEqual([true, true])
  })

  it('hide everything before the session is loaded', () => {
    expect(render(<Guarded />, { wrapper }).container).toBeEmptyDOMElement()
  })
})

it('I5: without a BroadcastChannel a tab is alone', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { session } = createPageGateway({ language: 'en-US' })
  vi.unstubAllGlobals()
  session.signIn('token')
  session.load(auditor)
  expect([session.token(), session.info()]).toEqual(['token', auditor])
  session.clear()
})
