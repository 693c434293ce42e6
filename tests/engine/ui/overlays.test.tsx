import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nContextProvider } from 'ra-core'
import { expect, it, vi } from 'vitest'
import { providerIn } from '@/tests/support/words'
import { Dialog } from '@/engine/ui/overlay/overlays'

const state = vi.hoisted(() => ({ isGone: true }))

vi.mock('@/engine/ui/overlay/muiOverlays', async (original) => {
  if (state.isGone) throw new TypeError('Failed to fetch')
  return original()
})

function Page({ open }: { open: boolean }) {
  return (
    <I18nContextProvider value={providerIn('en-US')}>
      <Dialog open={open} transitionDuration={0}>
        said
      </Dialog>
    </I18nContextProvider>
  )
}

it('loads MUI when the first overlay opens, again after a failure, then never again', async () => {
  const page = render(<Page open={false} />)
  expect(screen.queryByRole('alert')).toBeNull()
  page.rerender(<Page open />)
  expect(await screen.findByRole('alert')).toHaveTextContent('did not arrive')
  state.isGone = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('said')
  page.unmount()
  render(<Page open />)
  expect(screen.getByRole('dialog')).toHaveTextContent('said')
})
