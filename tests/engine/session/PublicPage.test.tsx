import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { enUS } from '@/tests/support/words'
import { createPublicWords, PublicWordsContext } from '@/engine/session/PublicWordsContext'
import { switchLanguage } from '@/engine/session/switchLanguage'
import { createSlot } from '@/engine/ui/late/slot'
import { PublicPage } from '@/engine/session/PublicPage'

vi.mock('@/engine/session/switchLanguage', () => ({ switchLanguage: vi.fn<() => void>() }))

function renderPage(warns = false) {
  vi.mocked(switchLanguage).mockClear()
  const leaveQuestion = createSlot<() => Promise<boolean>>()
  render(
    <PublicWordsContext value={createPublicWords('en-US', enUS)}>
      <PublicPage {...(warns && { leaveQuestion })}>
        <label>
          Account <input />
        </label>
      </PublicPage>
    </PublicWordsContext>,
  )
  const input = screen.getByLabelText('Account')
  const other = () => userEvent.click(screen.getByRole('button', { name: '中文' }))
  const question = () => screen.queryByRole('alertdialog', { name: /what you have typed is lost/ })
  const mayLeave = async () => (await leaveQuestion.get()?.()) ?? true
  return { input, other, question, mayLeave }
}

function isWarned(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('the language switch before the portal', () => {
  it('asks once about typed text; Stay keeps it, Switch goes', async () => {
    const { input, other, question } = renderPage(true)
    await userEvent.type(input, 'ada')
    expect(isWarned()).toBe(true)
    await other()
    expect(question()).toBeVisible()
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    expect(question()).toBeNull()
    expect(input).toHaveValue('ada')
    expect(switchLanguage).not.toHaveBeenCalled()
    await other()
    await userEvent.click(screen.getByRole('button', { name: 'Switch' }))
    expect(switchLanguage).toHaveBeenCalledExactlyOnceWith('zh-CN')
    expect(isWarned()).toBe(false)
  })

  it('asks nothing where nothing is typed, or only the browser filled it in', async () => {
    const { input, other, question } = renderPage()
    fireEvent.input(input, { target: { value: 'saved password' } })
    await other()
    expect(question()).toBeNull()
    expect(switchLanguage).toHaveBeenCalledExactlyOnceWith('zh-CN')
    expect(isWarned()).toBe(false)
  })
})

describe('§2 leaving a page before the portal by a link or an address', () => {
  const lost = () => screen.queryByRole('alertdialog', { name: /takes the place of this one/ })

  it('asks once about typed text; Stay keeps it, Leave goes', async () => {
    const { input, question, mayLeave } = renderPage(true)
    expect(await mayLeave()).toBe(true)
    await userEvent.type(input, 'ada')
    const first = mayLeave()
    const stay = await screen.findByRole('button', { name: 'Stay' })
    await waitFor(() => expect(stay).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    expect(await first).toBe(false)
    expect(lost()).toBeNull()
    expect(input).toHaveValue('ada')
    const second = mayLeave()
    await screen.findByRole('button', { name: 'Leave' })
    // another question answers this one and replaces it
    await userEvent.click(screen.getByRole('button', { name: '中文' }))
    expect(await second).toBe(false)
    expect(lost()).toBeNull()
    expect(question()).toBeVisible()
    const third = mayLeave()
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await third).toBe(true)
    expect(isWarned()).toBe(false)
    expect(switchLanguage).not.toHaveBeenCalled()
  })

  it('asks nothing at the login', async () => {
    const { input, mayLeave } = renderPage()
    await userEvent.type(input, 'ada')
    expect(await mayLeave()).toBe(true)
    expect(lost()).toBeNull()
  })
})
