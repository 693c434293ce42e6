import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, renderApp } from '@/tests/support/renderApp'

describe('B19: the refresh helper', () => {
  it.each([
    '/redirect//evil.example',
    '/redirect/%2fevil.example',
    '/redirect/\\evil.example',
    '/redirect/redirect//evil.example',
    '/Redirect//evil.example',
    '/redirect/..//evil.example',
  ])('leads home from %s', async (at) => {
    await renderApp({ at })
    await waitFor(() => expect(address()).toBe('/index'))
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  })

  it('leads to a page of the portal, query included', async () => {
    await renderApp({ at: '/redirect/store/bill?page=2' })
    await waitFor(() => expect(address()).toBe('/store/bill?page=2'))
  })
})
