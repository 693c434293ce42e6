import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FetchLate } from '@/engine/shell/FetchLate'
import { PortalContext, type Portal } from '@/engine/shell/portal/PortalContext'
import { loadOverlays } from '@/engine/ui/overlay/overlays'

vi.mock('@/engine/ui/overlay/overlays', () => ({
  loadOverlays: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}))

const portal: Portal = {
  language: 'en-US',
  menu: [],
  entries: [],
  menuFailure: undefined,
  retryMenu: () => Promise.resolve(),
  loadLate: () => Promise.resolve(),
  takesFocus: false,
  routes: [],
  menuIcons: {},
}

it('begins to fetch MUI with the first press of a key or button, not before', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PortalContext value={portal}>
        <FetchLate home={() => null} />
      </PortalContext>
    </QueryClientProvider>,
  )
  expect(loadOverlays).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}')
  expect(loadOverlays).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Tab}')
  expect(loadOverlays).toHaveBeenCalledOnce()
})
