import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { server } from '@/testing'
import { renderApp } from '@/tests/support/renderApp'

it('says why the list failed to load, and tries again', async () => {
  const closed = HttpResponse.json({ code: 500, msg: 'The books are closed' })
  server.use(http.get('*/store/bill/list', () => closed, { once: true }))
  const { user } = await renderApp({ at: '/store/bill' })
  expect(await screen.findByText(/The books are closed/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeVisible()
})
