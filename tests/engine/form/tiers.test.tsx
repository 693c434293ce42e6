import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anEnergyUser } from '@/tests/support/records'
import { sentTo } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

const path = '/energy/user'

/** The form over an energy user with one tier, and the cells of the tiers for energy. */
async function openForm() {
  let id = ''
  const app = await renderApp({
    given: async ({ insert }) => {
      const energyPrices = [{ from: 1, to: 1000, price: '0.00006' }]
      id = await insert(anEnergyUser({ userName: 'Seller', energyPrices }))
    },
  })
  window.location.hash = `${path}/${id}`
  const table = within(await screen.findByRole('group', { name: 'Energy prices' }))
  const cell = (name: RegExp) => table.getByRole('textbox', { name })
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save' }))
  return { ...app, id, table, cell, save }
}

describe('the tiers of a price', () => {
  it('need a beginning and a price in every line, and may have no end', async () => {
    const { user, table, cell, save } = await openForm()
    await user.click(table.getByRole('button', { name: 'Add a row to Energy prices' }))
    await save()
    expect(await table.findByText('Correct the marked cells')).toBeVisible()
    expect(cell(/^From row 2/)).toHaveAccessibleDescription('Fill this in')
    expect(cell(/^From row 2/)).toHaveFocus()
    expect(cell(/^Price row 2/)).toHaveAccessibleDescription('Fill this in')
    expect(cell(/^To row 2/)).not.toBeInvalid()
    expect(cell(/^From row 1/)).not.toBeInvalid()
    expect(sentTo('PUT')).toEqual([])

    await user.type(cell(/^From row 2/), '1000')
    await user.type(cell(/^Price row 2/), '0')
    await save()
    await waitFor(() => expect(sentTo('PUT', path)).toHaveLength(1))
    expect(sentTo('PUT', path)[0]?.body).toMatchObject({
      energyPrices: [
        { from: 1, to: 1000, price: '0.00006' },
        { from: 1000, price: '0' },
      ],
    })
    expect(await screen.findByText('Energy user saved')).toBeVisible()
  })

  it.each([/^From row 1/, /^Price row 1/])('do not lose what %s holds in an edit', async (name) => {
    const { user, cell, save } = await openForm()
    await user.clear(cell(name))
    await save()
    await waitFor(() => expect(cell(name)).toHaveAccessibleDescription('Fill this in'))
    expect(sentTo('PUT')).toEqual([])
  })

  it('lose a line that is removed', async () => {
    const { user, table, save } = await openForm()
    await user.click(table.getByRole('button', { name: 'Add a row to Energy prices' }))
    await user.click(table.getByRole('button', { name: 'Remove row 1' }))
    await user.click(table.getByRole('button', { name: 'Remove row 1' }))
    await save()
    await waitFor(() => expect(sentTo('PUT', path)).toHaveLength(1))
    expect(sentTo('PUT', path)[0]?.body).toMatchObject({ energyPrices: [] })
  })
})
