import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nContextProvider } from 'ra-core'
import { describe, expect, it, vi } from 'vitest'
import { providerIn } from '@/tests/support/words'
import { lazyView } from '@/engine/ui/late/lazyView'
import publish from '@/resources/publish'
import type { Page } from '@/engine/list/resourceRoutes'
import { ResourceProvider, useResource } from '@/engine/data/resource'

type Overlay = { onClose: () => void }
const Over = () => <p>came</p>

const Said: Page = () => <p>{useResource().name}</p>

function open(Page: Page) {
  return render(
    <I18nContextProvider value={providerIn('en-US')}>
      <ResourceProvider resource={publish}>
        <Page />
      </ResourceProvider>
    </I18nContextProvider>,
  )
}

describe('a page whose code loads later', () => {
  it('loads when it first opens, once', async () => {
    const load = vi.fn<() => Promise<Page>>(() => Promise.resolve(Said))
    const Page = lazyView(load)
    expect(load).not.toHaveBeenCalled()
    const first = open(Page)
    expect(await screen.findByText('publish')).toBeVisible()
    first.unmount()
    open(Page)
    expect(screen.getByText('publish')).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
  })

  it('can be loaded again after a failure', async () => {
    const load = vi.fn<() => Promise<Page>>(() => Promise.resolve(Said))
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    open(lazyView(load))
    expect(await screen.findByRole('alert')).toHaveTextContent('did not arrive')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('publish')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })
  it('A35: does not open over a dialog that the operator has opened meanwhile', async () => {
    let come: (view: typeof Over) => void = () => {}
    const Late = lazyView<Overlay>(() => new Promise((resolve) => (come = resolve)))
    const onClose = vi.fn<() => void>()
    render(<Late onClose={onClose} />)
    render(<dialog open>asked meanwhile</dialog>)
    come(Over)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(screen.queryByText('came')).toBeNull()
  })

  it('A35: opens over the dialog that asked for it', async () => {
    const onClose = vi.fn<() => void>()
    render(<dialog open>asks</dialog>)
    const Late = lazyView<Overlay>(() => Promise.resolve(Over))
    render(<Late onClose={onClose} />)
    expect(await screen.findByText('came')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})
