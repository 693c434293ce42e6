import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sentTo } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

describe('§7 configKey: the initial password of a new user', () => {
  it('is copied by a button, which never shows it', async () => {
    const { user } = await renderApp({ at: '/system/user/create' })
    const button = await screen.findByRole(
      'button',
      { name: 'Take the preset' },
      { timeout: 15_000 },
    )
    expect(sentTo('GET', /configKey/)).toEqual([])
    await user.click(button)
    const password = screen.getByLabelText(/^Password/)
    await waitFor(() => expect(password).toHaveValue('Init_2026'))
    expect(password).toHaveAttribute('type', 'password')
    expect(sentTo('GET', '/system/config/configKey/sys.user.initPassword')).toHaveLength(1)
    expect(document.body).not.toHaveTextContent('Init_2026')
    expect(await screen.findByText(/preset is taken over/)).toBeVisible()
  })
})
