import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aBill, aWithdrawal } from '@/tests/support/records'
import { renderApp } from '@/tests/support/renderApp'

const path = '/store/bill'
const newest = '2026-06-30 12:00:00'

type Values = Parameters<typeof aBill>[0]

async function openList(values: Values, language: 'en-US' | 'zh-CN' = 'en-US') {
  let id = ''
  const app = await renderApp({
    language,
    at: path,
    given: async ({ insert }) => {
      id = await insert(aBill({ createTime: newest, ...values }))
    },
  })
  const row = (await screen.findByRole('link', { name: id })).closest('tr')!
  return { ...app, id, row }
}

const broken = { beforeAmount: '1000', changeAmount: '50', afterAmount: '1051' }

describe('a bill that does not add up', () => {
  it('is marked in the list with its arithmetic', async () => {
    const { row } = await openList(broken)
    expect(row).toHaveTextContent('Does not add up: 1,000 + 50 ≠ 1,051: 1 too much')
    expect(within(row).getByTitle('1,000 + 50 ≠ 1,051: 1 too much')).toBeVisible()
  })

  it('says so on its page', async () => {
    const { user, id } = await openList(broken)
    await user.click(screen.getByRole('link', { name: id }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Does not add up 1,000 + 50 ≠ 1,051: 1 too much',
    )
  })

  it.each([
    [{ changeAmount: '-50', afterAmount: '949.5' }, '1,000 − 50 ≠ 949.5: 0.5 too little'],
    [
      { changeAmount: '0.000000000000000001', afterAmount: '1000' },
      '1,000 + 0.000000000000000001 ≠ 1,000: 0.000000000000000001 too little',
    ],
  ])('with %j is out by the exact amount', async (values, words) => {
    const { row } = await openList({ ...broken, ...values })
    expect(within(row).getByTitle(words)).toBeVisible()
  })

  it('is worded in Chinese', async () => {
    const { row } = await openList(broken, 'zh-CN')
    expect(within(row).getByTitle('1,000 + 50 ≠ 1,051：多 1')).toBeVisible()
  })
})

it('a bill that adds up, to the eighteenth place, is not marked', async () => {
  const { row, user, id } = await openList({
    beforeAmount: '0.1',
    changeAmount: '0.200000000000000001',
    afterAmount: '0.300000000000000001',
  })
  expect(row).not.toHaveTextContent('Does not add up')
  await user.click(screen.getByRole('link', { name: id }))
  await screen.findByRole('heading', { name: `Bill ${id}` })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('D14: a fee above the amount that it is taken from is marked in the list and on the page', async () => {
  let id = ''
  const { user } = await renderApp({
    at: '/store/storeDraw',
    given: async ({ insert }) => {
      id = await insert(
        aWithdrawal({ createTime: newest, totalU: '1', fee: '1.000000000000000001' }),
      )
    },
  })
  const row = (await screen.findByRole('link', { name: id })).closest('tr')!
  const words = 'Fee 1.000000000000000001 > Amount 1: 0.000000000000000001 too much'
  expect(within(row).getByTitle(words)).toBeVisible()
  await user.click(screen.getByRole('link', { name: id }))
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
})
