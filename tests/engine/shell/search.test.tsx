import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderShell } from './renderShell'

describe('§2 header search', () => {
  it('opens by / and by Ctrl-K, closes by Escape and gives the focus back', async () => {
    renderShell({ at: '/store/bill' })
    const opener = screen.getByRole('button', { name: 'Search' })
    act(() => opener.focus())
    await userEvent.keyboard('/')
    await waitFor(async () => expect(await field()).toHaveFocus())
    expect(await field()).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opener).toHaveFocus()
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(async () => expect(await field()).toHaveFocus())
  })

  it('is a combobox over the trails; arrows choose round and round, Enter goes there', async () => {
    renderShell({ at: '/store/bill' })
    await open()
    await userEvent.type(await field(), 'Stores')
    expect(trails()).toEqual(['Stores > Withdrawals', 'Stores > Bills'])
    expect(screen.getByRole('status')).toHaveTextContent('2 pages')
    expect(chosen()).toHaveTextContent('Stores > Withdrawals')
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toHaveTextContent('Stores > Bills')
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toHaveTextContent('Stores > Withdrawals')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    const menu = screen.getByRole('navigation', { name: 'Main menu' })
    expect(within(menu).getByRole('link', { name: 'Withdrawals' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  it('ignores Enter while an input method is composing', async () => {
    renderShell({ at: '/store/bill' })
    await open()
    const input = await field()
    const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
    act(() => void input.dispatchEvent(enter))
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('says that nothing was found', async () => {
    renderShell()
    await open()
    await userEvent.type(await field(), 'zzzz')
    expect(screen.queryAllByRole('option')).toEqual([])
    expect(screen.getByRole('status')).toHaveTextContent('No matching page')
    expect(await field()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}{ArrowDown}')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('opens an external link in a new tab', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    onTestFinished(() => opened.mockRestore())
    renderShell()
    await open()
    await userEvent.type(await field(), 'docs')
    await userEvent.click(screen.getByRole('option', { name: /^Docs/ }))
    const address = 'https://docs.example.org'
    expect(opened).toHaveBeenCalledExactlyOnceWith(address, '_blank', 'noopener,noreferrer')
  })

  it('shows at most 50 of 200 entries and says so', async () => {
    const tree = Array.from({ length: 200 }, (_one, index) => ({
      path: `/page${index}`,
      component: 'x',
      meta: { title: `Page ${index}` },
    }))
    renderShell({ tree: [{ path: '/', children: tree }] })
    await open()
    expect(screen.getAllByRole('option')).toHaveLength(50)
    expect(screen.getByRole('status')).toHaveTextContent('50 of 201 pages')
  })

  it('leaves / to inputs', async () => {
    renderShell()
    const input = document.body.appendChild(document.createElement('input'))
    onTestFinished(() => input.remove())
    await userEvent.type(input, 'a/b')
    expect(input).toHaveValue('a/b')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Meta>}k{/Meta}')
    await waitFor(async () => expect(await field()).toHaveFocus())
  })
})

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  await field()
}

function field() {
  return screen.findByRole('combobox', { name: 'Page or record' })
}

function trails() {
  return screen
    .getAllByRole('option')
    .map((option) => option.querySelector('.wd-search-titles')?.textContent)
}

function chosen() {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  const option = screen.getByRole('option', { selected: true })
  expect(option.id).toBe(id)
  return option
}
