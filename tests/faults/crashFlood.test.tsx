import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '@/tests/support/renderApp'

describe('a thousand equal failures of the page', () => {
  it('are one line on the console and one message', async () => {
    await renderApp()
    const lines: string[] = []
    vi.spyOn(console, 'error').mockImplementation((line: unknown) => void lines.push(String(line)))
    const fail = () => new TypeError('a timer fails')
    await act(async () => {
      for (let times = 0; times < 1_000; times += 1)
        window.dispatchEvent(new ErrorEvent('error', { error: fail(), cancelable: true }))
    })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^\[WD-[A-Z2-9]{6}\] TypeError: a timer fails\n/)
    const messages = [...document.querySelectorAll('[role=alert]')]
    expect(messages.filter(({ textContent }) => textContent.includes('WD-'))).toHaveLength(1)
  })
})
