import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type * as Late from '@/app/lateResources'
import { lateResources } from '@/app/lateResources'
import { isFetchingAhead } from '@/engine/ui/late/lateFiles'
import { server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

vi.mock('@/app/lateResources', async (load) => {
  const late = await load<typeof Late>()
  return { lateResources: vi.fn<typeof lateResources>(late.lateResources) }
})

type Real = { config: object }

vi.mock('@/engine/config', async (load) => {
  const real = await load<Real>()
  return { ...real, config: { ...real.config, quietMs: 100 } }
})

const menu = [
  { path: '/late', component: 'Layout', children: [page('post', 'system/post/index')] },
  { path: '/none', component: 'Layout', children: [page('what', 'nobody/has/it')] },
]

function page(path: string, component: string) {
  return { path, component, meta: { title: path } }
}

function openLate(at: string, options: { as?: string } = {}) {
  const row = { postId: 7, postName: 'Cashier', postCode: 'cash' }
  const posts = http.get('*/system/post/:rest', ({ params }) =>
    HttpResponse.json(
      params.rest === 'list' ? { code: 200, rows: [row], total: 1 } : { code: 200, data: row },
    ),
  )
  return renderApp({ at, menu, given: async () => server.use(posts), ...options })
}

const title = () => screen.getByRole('heading', { level: 1 })

describe('a page that is declared later than the menu', () => {
  it('opens by its address, at any of its pages, in its own words', async () => {
    await openLate('/late/post/7/show')
    await waitFor(() => expect(title()).toHaveTextContent('Position Cashier'))
    expect(screen.getByText('Position code')).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent('resources.')
  })

  it('says so when its code does not come, and comes when it is asked for again', async () => {
    const late = await lateResources()
    vi.mocked(lateResources).mockRejectedValue(new TypeError('Failed to fetch'))
    const { user } = await openLate('/late/post')
    const again = await screen.findByRole('button', { name: 'Try again' })
    vi.mocked(lateResources).mockResolvedValue(late)
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'Positions' })).toBeInTheDocument()
    expect(await screen.findByText('Cashier')).toBeInTheDocument()
  })

  it('is unknown only when all declarations have come', async () => {
    await openLate('/none/what')
    expect(
      await screen.findByRole('heading', { name: 'This page is not available in this version' }),
    ).toBeInTheDocument()
    expect(lateResources).toHaveBeenCalled()
  })

  it('comes by itself once the first page is quiet, and its entry goes from whom it is not for', async () => {
    let send: () => void = () => undefined
    const sent = new Promise<void>((resolve) => (send = resolve))
    const late = await lateResources()
    vi.mocked(lateResources)
      .mockClear()
      .mockImplementationOnce(() => sent.then(() => late))
    await openLate('/index', { as: 'store' })
    await waitFor(() => expect(lateResources).toHaveBeenCalled())
    const main = screen.getByRole('main').firstElementChild
    const links = (name: string) => screen.queryAllByRole('link', { name })
    expect(links('post')).not.toEqual([])
    send()
    await waitFor(() => expect(links('post')).toEqual([]))
    expect(links('what (not in this version)')).not.toEqual([])
    // the open page and its input stay
    expect(screen.getByRole('main').firstElementChild).toBe(main)
    await waitFor(() => expect(isFetchingAhead()).toBe(false))
  })
})
