import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withdrawalStatus } from '@/resources/dicts'
import { dict, f } from '@/schema'
import { renderFilter } from '../../support/renderKind'

const choices = () => screen.getAllByRole('option').map((option) => option.textContent)
const select = () => screen.getByRole('combobox', { name: 'It' })

describe('the filter of a switch', () => {
  it('is any, on or off, in the gateway’s own words', async () => {
    const { user, values } = await renderFilter(f.flag({ on: '1', off: '0', filter: 'eq' }))
    expect(select()).toHaveDisplayValue('Any')
    expect(choices()).toEqual(['Any', 'Yes', 'No'])
    await user.selectOptions(select(), 'No')
    await user.selectOptions(select(), 'Yes')
    await user.selectOptions(select(), 'Any')
    expect(values).toEqual(['0', '1', ''])
  })

  it('speaks Chinese', async () => {
    await renderFilter(f.flag({ filter: 'eq' }), { language: 'zh-CN' })
    expect(choices()).toEqual(['不限', '是', '否'])
  })
})

describe('the filter of a code', () => {
  it('§4: offers the dictionary in its order, one or several', async () => {
    const zeros = dict('orderStatus', [
      ['01', 'notYetReceived'],
      ['1', 'received'],
    ])
    const { user, values } = await renderFilter(f.code(zeros, { filter: 'eq' }))
    expect(choices()).toEqual(['Any', 'Not yet received', 'Received'])
    await user.selectOptions(select(), 'Not yet received')
    expect(values).toEqual(['01'])
  })

  it('holds a list of those that are pressed', async () => {
    const { user, values } = await renderFilter(f.code(withdrawalStatus, { filter: 'in' }))
    await user.click(screen.getByRole('checkbox', { name: 'Passed' }))
    await user.click(screen.getByRole('checkbox', { name: 'Rejected' }))
    await user.click(screen.getByRole('checkbox', { name: 'Passed' }))
    expect(values).toEqual([['2'], ['2', '3'], ['3']])
  })
})
