import { act, render, screen } from '@testing-library/react'
import { I18nContextProvider } from 'ra-core'
import { expect, it, onTestFinished, vi } from 'vitest'
import { providerIn } from '@/tests/support/words'
import { StillWorking } from '@/engine/ui/time/StillWorking'

it('E21: §2.12 says that it still works at 5 s, can be given up from 10 s, and leaves no timer', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const onCancel = vi.fn<() => void>()
  const { unmount } = render(
    <I18nContextProvider value={providerIn('en-US')}>
      <StillWorking onCancel={onCancel} />
    </I18nContextProvider>,
  )
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  pass(4_999)
  expect(screen.queryByRole('status')).toBeNull()
  pass(1)
  expect(screen.getByRole('status')).toHaveTextContent('Still working…')
  pass(4_999)
  expect(screen.queryByRole('button')).toBeNull()
  pass(1)
  act(() => screen.getByRole('button', { name: 'Cancel the request' }).click())
  expect(onCancel).toHaveBeenCalledTimes(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
