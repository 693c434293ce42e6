import { useRef } from 'react'
import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { useDrawnRows } from '@/engine/list/drawnRows'

type Props = { count: number; view?: string; isWhole?: boolean }

function Rows({ count, view = '1', isWhole = false }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { rows, rest } = useDrawnRows(body, count, { view, isWhole })
  return (
    <table>
      <tbody ref={body}>
        {rows.map(({ index }) => (
          <tr key={index} data-index={index} aria-label="row" />
        ))}
        {rest && <tr data-testid="rest" data-height={rest} />}
      </tbody>
    </table>
  )
}

const drawn = () => screen.getAllByRole('row', { name: 'row' }).length
const rest = () => screen.queryByTestId('rest')?.dataset['height']

describe('the rows of a list', () => {
  it('are all drawn up to a hundred', () => {
    const { rerender } = render(<Rows count={100} />)
    expect(drawn()).toBe(100)
    rerender(<Rows count={99} />)
    expect(drawn()).toBe(99)
    expect(rest()).toBeUndefined()
  })

  it('are the first thirty of a longer list until its scroll position is known', () => {
    const { rerender } = render(<Rows count={150} />)
    expect(drawn()).toBe(30)
    expect(rest()).toBe('calc(120 * var(--wd-row-height))')
    rerender(<Rows count={150} isWhole />)
    expect(drawn()).toBe(150)
  })

  it('are those in the window, 20 px high here; all for print and for the browser’s search, until another page comes', async () => {
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20)
    onTestFinished(() => height.mockRestore())
    const { rerender } = render(<Rows count={150} />)
    const inWindow = Math.ceil(innerHeight / 20) + 10
    await vi.waitFor(() => expect(drawn()).toBe(inWindow))
    expect(rest()).toBe(`${(150 - inWindow) * 20}px`)
    act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true })))
    expect(drawn()).toBe(150)
    rerender(<Rows count={150} view="2" />)
    expect(drawn()).toBe(30)
    await vi.waitFor(() => expect(drawn()).toBe(inWindow))
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(drawn()).toBe(150)
  })
})
