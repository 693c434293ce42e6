// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aPortal, ask } from '../portalFixture'

describe('/__csp', () => {
  it('H8: logs a report as one short line and answers 204', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const body = `{"csp-report":\r\n{"blocked-uri":"inline"}}\u001b[31m\u2028${'x'.repeat(2000)}`
    const { status } = await ask(await aPortal(), '/__csp', { method: 'POST', body })
    expect(status).toBe(204)
    const [line] = log.mock.calls[0] as [string]
    expect(line).toMatch(/^csp report: \{"csp-report": \{"blocked-uri":"inline"\}\} \[31m x+$/)
    expect(line.length).toBeLessThan(520)
  })

  it('J10: writes sixty a minute, counts the others and answers all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const port = await aPortal()
    const report = (place: number) =>
      ask(port, '/__csp', { method: 'POST', body: `{"place":${place}}` })
    const answers = await Promise.all(Array.from({ length: 75 }, (_, place) => report(place)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect(log.mock.calls).toHaveLength(60)
    vi.advanceTimersByTime(60_000)
    await report(75)
    expect(log.mock.calls.slice(60)).toEqual([
      ['csp report: 15 more of other kinds'],
      ['csp report: {"place":75}'],
    ])
  })

  it('refuses what is too long, and other methods', async () => {
    const port = await aPortal()
    const body = 'x'.repeat(64 * 1024 + 1)
    expect((await ask(port, '/__csp', { method: 'POST', body })).status).toBe(413)
    const got = await ask(port, '/__csp')
    expect([got.status, got.headers.allow]).toEqual([405, 'POST'])
  })
})
