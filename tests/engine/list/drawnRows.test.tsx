import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useDrawnRows } from '@/engine/list/drawnRows'

function Rows({ first, count }: { first: string; count: number }) {
  const { drawn, others } = useDrawnRows(first, count)
  return (
    <table>
      <tbody>
        {Array.from({ length: drawn }, (_row, index) => (
          <tr key={index} aria-label="row" />
        ))}
        {drawn < count && <tr ref={others} data-testid="others" />}
      </tbody>
    </table>
  )
}

const drawn = () => screen.getAllByRole('row', { name: 'row' }).length

describe('the rows of a long page', () => {
  let come: (isNear: boolean) => void
  let watched = 0

  beforeEach(() => {
    watched = 0
    const height = { configurable: true, get: () => 40 }
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', height)
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
          come = (isIntersecting) => act(() => seen([{ isIntersecting }]))
        }
        observe = () => (watched += 1)
        disconnect = () => (watched -= 1)
      },
    )
  })
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'offsetHeight')
    vi.unstubAllGlobals()
  })

  it('are all drawn up to a hundred', () => {
    render(<Rows first="1" count={100} />)
    expect(drawn()).toBe(100)
    expect(watched).toBe(0)
  })

  it('are drawn a hundred at a time as their end comes near; one row takes up the height of the rest', () => {
    const { rerender, unmount } = render(<Rows first="1" count={250} />)
    expect(drawn()).toBe(100)
    expect(screen.getByTestId('others')).toHaveStyle({ height: '6000px' })
    come(false)
    expect(drawn()).toBe(100)
    come(true)
    expect(drawn()).toBe(200)
    expect(screen.getByTestId('others')).toHaveStyle({ height: '2000px' })
    come(true)
    expect(drawn()).toBe(250)
    expect(screen.queryByTestId('others')).toBeNull()
    rerender(<Rows first="1" count={300} />)
    expect(drawn()).toBe(300)
    rerender(<Rows first="2" count={300} />)
    expect(drawn()).toBe(100)
    unmount()
    expect(watched).toBe(0)
  })

  it('are all drawn for print', () => {
    render(<Rows first="1" count={1_000} />)
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(drawn()).toBe(1_000)
  })

  it('are all drawn in a browser without IntersectionObserver', () => {
    vi.unstubAllGlobals()
    render(<Rows first="1" count={1_000} />)
    expect(drawn()).toBe(1_000)
  })
})
