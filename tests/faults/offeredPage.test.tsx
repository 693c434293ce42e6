import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keepWanted, noteAccount } from '@/engine/session/nextLogin'
import { address, renderApp } from '@/tests/support/renderApp'

const patient = { timeout: 10_000 }

function endedAt(page: string) {
  return () => {
    noteAccount('1')
    keepWanted(page, true)
    return Promise.resolve()
  }
}

describe('the home page after a session whose user could not be read', () => {
  it.each([
    ['en-US', 'Continue where you were: Bills'],
    ['zh-CN', '返回之前打开的页面：账单'],
  ] as const)('offers in %s the page that was open', async (language, words) => {
    const { user } = await renderApp({
      at: '/index',
      language,
      given: endedAt('/store/bill?page=2'),
    })
    await user.click(await screen.findByRole('link', { name: words }, patient))
    await waitFor(() => expect(address()).toMatch(/^\/store\/bill\?.*page=2/))
  })

  it('forgets it when dismissed', async () => {
    const { user } = await renderApp({ at: '/index', given: endedAt('/store/bill?page=2') })
    const offer = await screen.findByRole('link', { name: /^Continue where you were/ }, patient)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(offer).not.toBeInTheDocument()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('bill')
  })
})
