import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sentTo } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

const list = '/store/storeDraw'

/** Opens a list of ten rows a page, then the record of one row. */
async function openRow(at: number) {
  const app = await renderApp({ at: `${list}?perPage=10&sort=id&order=DESC` })
  const links = await screen.findAllByRole('link', { name: /^\d+$/ })
  const ids = links.map((link) => link.textContent ?? '')
  await app.user.click(links[at]!)
  await screen.findByRole('heading', { level: 1, name: `Withdrawal ${ids[at]}` })
  return { ...app, ids }
}

// the earlier payments on a record's page are filtered by their address
const pagesAsked = () =>
  sentTo('GET', `${list}/list`).flatMap(({ query }) =>
    query['address'] === undefined ? [query['pageNum']] : [],
  )

const opened = (id: string | undefined) =>
  screen.findByRole('heading', { level: 1, name: `Withdrawal ${id}` })

describe('the records of a list', () => {
  it('are walked by [ and ], with no call for the list', async () => {
    const { user, ids } = await openRow(3)
    expect(screen.getByRole('navigation', { name: 'Through the list' })).toHaveTextContent(/^4 of /)
    const before = pagesAsked()
    await user.keyboard(']')
    await opened(ids[4])
    await user.keyboard('[[')
    await opened(ids[3])
    await user.click(screen.getByRole('button', { name: 'Previous in the list' }))
    await opened(ids[2])
    expect(pagesAsked()).toEqual(before)
  })

  it('go on over the end of a page, and the way back leads to that page', async () => {
    const { user, ids } = await openRow(9)
    await user.keyboard(']')
    await waitFor(() => expect(address()).not.toContain(`/${ids[9]}/`))
    await screen.findByText(/^11 of /)
    expect(pagesAsked().at(-1)).toBe('2')
    expect(screen.getByText('Withdrawals', { selector: '.wd-back' })).toHaveAttribute(
      'href',
      expect.stringContaining('page=2'),
    )
    await user.keyboard('[[')
    await opened(ids[9])
  })

  it('have no way before the first one, and none for a record that no list showed', async () => {
    const { user, ids } = await openRow(0)
    expect(screen.getByRole('button', { name: 'Previous in the list' })).toBeDisabled()
    await user.keyboard('[[')
    await opened(ids[0])
    window.location.hash = '#/store/store/1/show'
    await screen.findByRole('heading', { level: 1, name: /^Store / })
    expect(screen.queryByRole('navigation', { name: 'Through the list' })).toBeNull()
  })
})
