import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withdrawalStatus } from '@/resources/dicts'
import { dict, f } from '@/engine/declare'
import { renderFilter } from '@/tests/support/renderKind'

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

  it('has a list of the pressed codes', async () => {
    const { user, values } = await renderFilter(f.code(withdrawalStatus, { filter: 'in' }))
    await user.click(screen.getByRole('checkbox', { name: 'Passed' }))
    await user.click(screen.getByRole('checkbox', { name: 'Rejected' }))
    await user.click(screen.getByRole('checkbox', { name: 'Passed' }))
    expect(values).toEqual([['2'], ['2', '3'], ['3']])
  })
})

describe('the filter of a time', () => {
  const from = () => screen.getByRole('textbox', { name: 'It from' })
  const to = () => screen.getByRole('textbox', { name: 'It to' })

  it('marks only the wrong end, and a half-typed day once it loses the focus', async () => {
    const { user } = await renderFilter(f.time({ filter: 'range' }))
    await user.type(from(), '2026-11')
    expect([from(), to()].map(isMarked)).toEqual([false, false])
    await user.type(to(), '2026')
    expect([from(), to()].map(isMarked)).toEqual([true, false])
    await user.clear(from())
    await user.type(from(), '20261110')
    expect([from(), to()].map(isMarked)).toEqual([false, true])
    await user.clear(to())
    await user.type(to(), '2026-11-01')
    await user.tab()
    expect(screen.getByRole('alert')).toHaveTextContent('The first day is after the last')
    expect([from(), to()].map(isMarked)).toEqual([true, true])
  })

  it('shows a day in its full form on Enter', async () => {
    const { user, values } = await renderFilter(f.time({ filter: 'range' }))
    await user.type(from(), '2026/11/10')
    expect(from()).toHaveValue('2026/11/10')
    await user.keyboard('{Enter}')
    expect(from()).toHaveValue('2026-11-10')
    expect(values.at(-1)).toEqual({ from: '2026-11-10' })
  })

  function isMarked(box: HTMLElement): boolean {
    return box.getAttribute('aria-invalid') === 'true'
  }
})
