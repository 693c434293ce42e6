import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aStore, aWithdrawal } from '@/tests/support/records'
import { renderApp } from '@/tests/support/renderApp'

const path = '/store/storeDraw'

/** The texts that a browser's page translation may change. */
function isTranslated(element: Element): boolean {
  return element.closest('[translate]')?.getAttribute('translate') !== 'no'
}

describe('a page that the browser translates', () => {
  it('keeps the numbers and codes of a list, of its totals and of a decision', async () => {
    let id = ''
    const { user } = await renderApp({
      at: path,
      given: async ({ insert }) => {
        id = await insert(aWithdrawal({ createTime: '2026-06-30 12:00:00' }))
      },
    })
    const cells = await screen.findAllByRole('cell')
    expect(cells.filter(isTranslated)).toEqual([])
    expect(screen.getAllByRole('columnheader').every(isTranslated)).toBe(true)
    const totals = () => [...document.querySelectorAll('.wd-totals dd')]
    await waitFor(() => expect(totals()).not.toEqual([]))
    expect(totals().filter(isTranslated)).toEqual([])

    await user.click(screen.getByRole('button', { name: `Pass withdrawal ${id}` }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByLabelText(/Second password/)
    expect(dialog.getAllByRole('definition').filter(isTranslated)).toEqual([])
    expect(dialog.getAllByRole('term').every(isTranslated)).toBe(true)
  })

  it('keeps the facts of a record', async () => {
    await renderApp({
      at: async ({ insert }) => `/store/store/${await insert(aStore())}/show`,
    })
    const facts = await screen.findAllByRole('definition')
    expect(facts.filter(isTranslated)).toEqual([])
  })
})
