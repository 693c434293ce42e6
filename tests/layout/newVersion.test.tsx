import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { newVersion } from '@/layout/newVersion'
import { reloadPage } from '@/layout/reloadPage'
import { renderShell } from './renderShell'

vi.mock('@/layout/reloadPage', () => ({ reloadPage: vi.fn<() => void>() }))

it('J2 the bar says what to do first, and reloads when the operator says so', async () => {
  renderShell()
  expect(screen.queryByRole('alert')).toBeNull()
  act(newVersion.tell)
  expect(screen.getByRole('alert')).toHaveTextContent(/new version.*Save or copy/)
  expect(reloadPage).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reloadPage).toHaveBeenCalledTimes(1)
})
