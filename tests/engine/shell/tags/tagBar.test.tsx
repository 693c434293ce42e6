import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { providerIn } from '@/tests/support/words'
import { TagBar } from '@/engine/shell/tags/TagBar'
import type { OpenPage } from '@/engine/form/pageList'
import { dropDraft, dropForeignDrafts, keepDraft } from '@/engine/form/drafts'
import { loadOverlays } from '@/engine/ui/overlay/overlays'
import { createOpenPages, OpenPagesContext, type UnsavedInput } from '@/engine/form/openPages'

beforeAll(loadOverlays, 60_000)

const names: Readonly<Record<string, string>> = {
  '/index': 'Home',
  '/store/store/create': 'Store information · new',
  '/store/bill': 'Bills',
}

describe('§2 the bar of tags', () => {
  it('marks a page as long as it has unsaved input', async () => {
    const { protect, suspend, dropHidden } = renderBar()
    let isDirty = false
    const input: UnsavedInput = {
      path: '/store/store/create',
      label: 'Save',
      isOfQuery: false,
      question: { title: 'forms.leaveTitle', text: 'forms.leaveText' },
      isKeepable: true,
      isDirty: () => isDirty,
      save: () => Promise.resolve(true),
      keep: () => true,
      giveUp: () => undefined,
      release: () => undefined,
    }
    const form = screen.getByRole('link', { name: 'Store information · new' })
    act(() => protect(input))
    expect(form).not.toHaveAccessibleDescription('not saved')
    isDirty = true
    fireEvent.input(document.body)
    await waitFor(() => expect(form).toHaveAccessibleDescription('not saved'))
    expect(form).toHaveAttribute('title', 'Store information · new · not saved')
    expect(form).toHaveTextContent('Store information · new')
    expect(form.parentElement).toHaveAttribute('data-unsaved', 'true')
    expect(screen.getByRole('link', { name: 'Bills' })).not.toHaveAccessibleDescription('not saved')
    act(() => {
      suspend(input, true)
      dropHidden(() => false)
    })
    expect(form).not.toHaveAccessibleDescription('not saved')
  })

  it('B3: marks a page with a draft from before a new login', async () => {
    const form = { path: '/store/bill', form: 'bill/', values: { a: 'b' }, before: { a: '' } }
    onTestFinished(() => dropForeignDrafts(''))
    keepDraft({ ...form, userId: '1' })
    renderBar()
    const bills = screen.getByRole('link', { name: 'Bills' })
    expect(bills).toHaveAccessibleDescription('not saved')
    dropDraft({ ...form, userId: '1' })
    fireEvent.input(document.body)
    await waitFor(() => expect(bills).not.toHaveAccessibleDescription('not saved'))
  })

  it('scrolls sideways by the wheel where not all tags fit', () => {
    renderBar()
    const row = screen.getByRole('toolbar')
    expect(fireEvent.wheel(row, { deltaY: 80 })).toBe(true)
    Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } })
    // the page does not scroll
    expect(fireEvent.wheel(row, { deltaY: 80 })).toBe(false)
    expect(row.scrollLeft).toBe(80)
    fireEvent.wheel(row, { deltaY: -30 })
    expect(row.scrollLeft).toBe(50)
  })

  it('opens the menu on a long touch, without following the link; a moving finger scrolls', async () => {
    renderBar()
    const bills = screen.getByRole('link', { name: 'Bills' })
    const finger = { pointerType: 'touch', clientX: 40, clientY: 12 }
    fireEvent.pointerDown(bills, finger)
    const menu = within(await screen.findByRole('menu'))
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Refresh',
      'Close current',
      'Close others',
      'Close all',
    ])
    fireEvent.pointerUp(bills, finger)
    // the click that ends the touch is suppressed
    expect(fireEvent.click(bills)).toBe(false)
    fireEvent.keyDown(menu.getAllByRole('menuitem')[0] ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

    fireEvent.pointerDown(bills, finger)
    fireEvent.pointerMove(bills, { ...finger, clientX: 80 })
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

const list: readonly OpenPage[] = Object.keys(names).map((path) => ({
  path,
  search: '',
  isPinned: path === '/index',
}))

const provider = providerIn('en-US')
await provider.add('tags')

function renderBar() {
  const nothing = () => Promise.resolve()
  const pages = createOpenPages()
  render(
    <MemoryRouter initialEntries={['/store/bill']}>
      <CoreAdminContext i18nProvider={provider}>
        <OpenPagesContext value={pages}>
          <TagBar
            list={list}
            path="/store/bill"
            nameOf={(path) => names[path] ?? path}
            commands={{
              refresh: () => undefined,
              close: nothing,
              closeOthers: nothing,
              closeAll: nothing,
            }}
          />
        </OpenPagesContext>
      </CoreAdminContext>
    </MemoryRouter>,
  )
  return pages
}
