import { useRef, useState } from 'react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLostFocus } from '@/engine/shell/useLostFocus'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Pager() {
  const content = useRef<HTMLElement>(null)
  const [isLast, setLast] = useState(false)
  useLostFocus(content, false)
  return (
    <main ref={content} tabIndex={-1}>
      <h1>Deposits</h1>
      <p>
        <button type="button">Previous</button>
        <button type="button" disabled={isLast} onClick={() => setLast(true)}>
          Next
        </button>
      </p>
    </main>
  )
}

it('the focus of a disabled button moves to its neighbour, even if the browser removes it late', async () => {
  render(<Pager />)
  const next = screen.getByRole('button', { name: 'Next' })
  next.focus()
  act(() => next.click())
  await vi.advanceTimersByTimeAsync(1_000)
  expect(next).toBeDisabled()
  expect(next).toHaveFocus()
  const taken = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body)
  await vi.advanceTimersByTimeAsync(500)
  taken.mockRestore()
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus()
})
