import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderAlerts } from './renderAlerts'

const second = 1_000
const minute = 60 * second

describe("§8 command '1001'", () => {
  it('shows and speaks a red warning; a click opens the chain movement', async () => {
    const { live, said, seen, happens } = renderAlerts()
    await happens(() => live.order('7'))
    const message = screen.getByRole('alert')
    expect(message).toHaveClass('wd-toast-error')
    expect(message).toHaveTextContent(/^Warning *matched a non-system order$/)
    expect(said).toEqual(['matched a non-system order'])
    await userEvent.click(within(message).getByRole('button', { name: /^Warning/ }))
    expect(seen.address).toBe('/api/waterWallet?filter={"id":["7"]}')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('uses the Chinese original', async () => {
    const { live, said, happens } = renderAlerts({ language: 'zh-CN' })
    await happens(() => live.order('7'))
    expect(screen.getByRole('alert')).toHaveTextContent(/^警告 *匹配到非系统订单$/)
    expect(said).toEqual(['匹配到非系统订单'])
  })

  it('F24: explains that its page is not in the menu', async () => {
    const { live, seen, happens } = renderAlerts({ paths: {} })
    await happens(() => live.order('7'))
    await userEvent.click(screen.getByRole('button', { name: /^Warning/ }))
    expect(
      screen.getByText(/^This alert leads to Chain movements, which is not in your menu/),
    ).toBeInTheDocument()
    expect(seen.address).toBe('/store/storeDraw')
  })

  it('is the only command that alerts', async () => {
    const { live, said, happens } = renderAlerts()
    await happens(() => live.command('1002'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(said).toEqual([])
  })

  it('F22, F23: is shown where nothing can be heard, and the panel gives the reason', async () => {
    vi.stubGlobal('Notification', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { live, happens } = renderAlerts({ speech: false })
    await happens(() => live.order('7'))
    expect(screen.getByRole('alert')).toHaveTextContent('matched a non-system order')
    const panel = await openPanel()
    expect(panel.getByText(/^This browser cannot speak/)).toBeInTheDocument()
    expect(panel.getByRole('button', { name: 'Try the sound' })).toBeInTheDocument()
  })

  it('F10: a thousand in a second give one message, one grouped alert and one voice', async () => {
    const { live, clock, said, happens } = renderAlerts()
    await happens(() => {
      for (let id = 1; id <= 1_000; id += 1) {
        live.order(String(id))
        clock.passAtOnce(2)
      }
    })
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(said).toHaveLength(1)
    expect(document.title).toBe('(1) Withdrawals · Wattdesk')
    const panel = await openPanel()
    const [entry, ...others] = panel.getAllByRole('listitem')
    expect(others).toEqual([])
    expect(entry).toHaveTextContent('1000 orders · from 10:00:00 to 10:00:01')
  })

  it('J14: alerts once when React runs every effect twice', async () => {
    const { live, said, happens, unmount } = renderAlerts({ strict: true })
    expect(live.running()).toBe(1)
    await happens(() => live.order('7'))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(said).toHaveLength(1)
    unmount()
    expect(live.running()).toBe(0)
  })

  it('F13: shows the sender’s markup as text', async () => {
    const { live, happens } = renderAlerts()
    const id = '<img src=x onerror=alert(1)>'
    await happens(() => live.order(id))
    const panel = await openPanel()
    expect(panel.getByText(`#${id}`)).toBeInTheDocument()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })
})

describe('§8 failed payouts', () => {
  it('show a red warning without speech; a click opens the failed payouts', async () => {
    const { live, said, seen, happens } = renderAlerts()
    await happens(() => live.failedPayouts(3))
    const message = screen.getByRole('alert')
    expect(message).toHaveClass('wd-toast-error')
    expect(message).toHaveTextContent(/^Warning *There are failed payout orders, click to view$/)
    expect(said).toEqual([])
    await userEvent.click(within(message).getByRole('button', { name: /^Warning/ }))
    expect(seen.address).toBe('/api/apiDraw?filter={"status":["4"]}')
    const panel = await openPanel()
    expect(panel.getByRole('listitem')).toHaveTextContent('3 payouts')
    await happens(() => live.failedPayouts(0))
    expect(panel.getByText('Nothing is waiting')).toBeInTheDocument()
  })

  it('use Chinese words', async () => {
    const { live, happens } = renderAlerts({ language: 'zh-CN' })
    await happens(() => live.failedPayouts(3))
    expect(screen.getByRole('alert')).toHaveTextContent(/^警告 *存在失败的代付订单，点击查看$/)
  })
})

describe('the bell', () => {
  it('counts waiting alerts, as the title does; one is acknowledged, then all', async () => {
    const { live, happens } = renderAlerts()
    for (const id of ['7', '8', '9']) await happens(() => live.order(id))
    expect(document.title).toBe('(3) Withdrawals · Wattdesk')
    expect(bell()).toHaveAccessibleName('Alerts, 3 not acknowledged · Live alerts are on')
    const panel = await openPanel()
    const [newest] = panel.getAllByRole('listitem')
    expect(newest).toHaveTextContent('2026-11-22 10:00:00')
    expect(newest).toHaveTextContent('#9')
    await userEvent.click(within(newest!).getByRole('button', { name: /^Acknowledge: matched/ }))
    expect(panel.getAllByRole('listitem')).toHaveLength(2)
    expect(document.title).toBe('(2) Withdrawals · Wattdesk')
    await userEvent.click(panel.getByRole('button', { name: 'Acknowledge all' }))
    expect(panel.getByText('Nothing is waiting')).toBeInTheDocument()
    expect(document.title).toBe('Withdrawals · Wattdesk')
  })

  it('lists what was acknowledged today, newest first', async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 22, 2, 0, 0))
    onTestFinished(() => void vi.useRealTimers())
    const { live, happens } = renderAlerts()
    for (const id of ['7', '8']) await happens(() => live.order(id))
    const panel = await openPanel()
    expect(panel.queryByText(/^Acknowledged today/)).toBeNull()
    const [newest] = panel.getAllByRole('listitem')
    await userEvent.click(within(newest!).getByRole('button', { name: /^Acknowledge: matched/ }))
    await happens(() => {}, minute)
    await userEvent.click(panel.getByRole('button', { name: 'Acknowledge all' }))
    await userEvent.click(panel.getByRole('button', { name: 'Acknowledged today: 2' }))
    const done = panel.getAllByRole('listitem')
    expect(done.map((entry) => /#\d/.exec(entry.textContent)?.[0])).toEqual(['#7', '#8'])
    expect(done[0]).toHaveTextContent('acknowledged at 10:01:00')
    expect(within(done[0]!).queryByRole('button')).toBeNull()
    expect(within(done[0]!).getByRole('link')).toBeInTheDocument()
  })

  it('works by keyboard and gets the focus back', async () => {
    renderAlerts()
    bell().focus()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Alerts' })
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bell()).toHaveFocus()
  })

  it('keeps the focus in the panel while alerts are acknowledged one by one', async () => {
    const { live, happens } = renderAlerts()
    for (const id of ['7', '8', '9']) await happens(() => live.order(id))
    const panel = await openPanel()
    panel.getAllByRole('button', { name: /^Acknowledge: / })[1]?.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    expect(panel.getByRole('listitem')).toHaveTextContent('#9')
    await userEvent.keyboard('{Enter}')
    expect(panel.getByText('Nothing is waiting')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leads to the alert’s row', async () => {
    const { live, seen, happens } = renderAlerts()
    await happens(() => live.order('7'))
    const panel = await openPanel()
    await userEvent.click(panel.getByRole('link', { name: 'matched a non-system order' }))
    expect(seen.address).toBe('/api/waterWallet?filter={"id":["7"]}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps the alerts over a reload without announcing them again', async () => {
    const first = renderAlerts()
    await first.happens(() => first.live.order('7'))
    first.unmount()
    expect(first.live.isStopped()).toBe(true)
    expect(first.clock.pending()).toBe(0)
    const again = renderAlerts()
    expect(bell()).toHaveAccessibleName(/1 not acknowledged/)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(again.said).toEqual([])
  })

  it('switches the sound', async () => {
    const { live, said, happens } = renderAlerts()
    const panel = await openPanel()
    const sound = panel.getByRole('switch', { name: 'Speak alerts' })
    await userEvent.click(sound)
    await happens(() => live.order('7'))
    expect(said).toEqual([])
    await userEvent.click(sound)
    expect(said).toEqual(['Alerts are spoken'])
  })
})

describe('§4 the live channel', () => {
  it('shows its state, and is connected by hand after the last attempt', async () => {
    const { live, happens, clock } = renderAlerts()
    const panel = await openPanel()
    expect(panel.getByText('Live alerts are on')).toBeInTheDocument()
    await happens(() => live.become({ status: 'connecting', attempt: 2, lostAt: clock.now() }))
    expect(panel.getByText('Live alerts are connecting: attempt 3')).toBeInTheDocument()
    expect(panel.getByText('since 2026-11-22 10:00:00 UTC+8')).toBeInTheDocument()
    const nextAt = Date.now() + 4 * minute
    await happens(() => live.become({ status: 'retrying', attempt: 2, nextAt }))
    expect(panel.getByText(/^No connection: attempt 3 in 2[34]\d s$/)).toBeInTheDocument()
    await happens(() => live.become({ status: 'timedOut', attempt: 100 }))
    expect(panel.getByText('Live alerts off')).toBeInTheDocument()
    await userEvent.click(panel.getByRole('button', { name: 'Connect' }))
    expect(live.retries.count).toBe(1)
    await userEvent.keyboard('{Escape}')
    const banner = screen.getByRole('alert')
    expect(banner).toHaveTextContent(/^Live alerts off: after many attempts/)
    await userEvent.click(within(banner).getByRole('button', { name: 'Connect' }))
    expect(live.retries.count).toBe(2)
    await happens(() => live.become({ status: 'open', attempt: 0 }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is not mentioned to users without it', async () => {
    const { live, happens } = renderAlerts()
    await happens(() => live.become({ status: 'off', attempt: 0 }))
    expect(bell()).toHaveAccessibleName('Alerts')
    const panel = await openPanel()
    expect(panel.queryByText(/^Live alerts/)).toBeNull()
  })

  it('F28: shows each missed alert once after an outage, with its start and end', async () => {
    let asked = 0
    const at = Date.UTC(2026, 10, 22, 2, 3, 0)
    const missed = async () => {
      asked += 1
      if (asked === 1) throw new Error('not yet')
      return ['1', '2', '3', '4', '5'].map((key) => ({ key, at: at + Number(key) * second }))
    }
    const { live, clock, said, happens } = renderAlerts({ missed })
    const from = clock.now() + 2 * minute
    await happens(() => {}, 9 * minute)
    await happens(() => live.recover(from, clock.now()))
    await happens(() => {}, 1_500)
    await happens(() => {}, 1_500)
    expect(asked).toBe(2)
    expect(said).toHaveLength(1)
    const panel = await openPanel()
    const entries = panel.getAllByRole('listitem').map((one) => one.textContent)
    expect(entries).toHaveLength(6)
    expect(entries[0]).toContain('no connection from 10:02 to 10:09')
    expect(entries.slice(1).map((text) => /#\d/.exec(text ?? '')?.[0])).toEqual([
      '#5',
      '#4',
      '#3',
      '#2',
      '#1',
    ])
    expect(bell()).toHaveAccessibleName(/5 not acknowledged/)
  })
})

function bell(): HTMLElement {
  return screen.getByRole('button', { name: /^Alerts/, hidden: true })
}

async function openPanel() {
  await userEvent.click(bell())
  return within(await screen.findByRole('dialog', { name: 'Alerts' }))
}
