// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createSupply } from './createSupply'
import { handMade } from './handMade'
import { allPayloads, hostilePayloads } from './payloads'
import { poisonAnswer } from './poison'

describe('hostile payloads', () => {
  const made = hostilePayloads('one')

  it('are two thousand, no two alike, the same for the same seed', () => {
    expect(allPayloads).toBeGreaterThanOrEqual(2_000)
    expect(new Set(made).size).toBe(allPayloads)
    expect(hostilePayloads('one')).toEqual(made)
    expect(hostilePayloads('two')).not.toEqual(made)
  })

  it('are those written by hand, and others of every kind', () => {
    expect(made).toEqual(expect.arrayContaining([...handMade]))
    for (const kind of [
      /<script/i,
      /onerror=/,
      /srcdoc=/,
      /javascript:/,
      /&#x?\d+/,
      /\u202E/,
      /\uFF1C/,
    ])
      expect(made.filter((one) => kind.test(one)).length).toBeGreaterThan(10)
  })
})

describe('a poisoned answer', () => {
  const { supply, held } = createSupply(hostilePayloads('one', 400))
  const row = {
    id: '7',
    nick: 'Anna',
    amount: '1.50',
    createTime: '2026-01-01 00:00:00',
    tags: ['a'],
  }
  const body = { code: 200, msg: 'ok', total: 3, rows: [row, row, { ...row, id: '8' }] }
  const poisoned = poisonAnswer('/x/list', body, supply, { want: 300, everything: false }) as {
    total: number
    rows: readonly (typeof row)[]
  }

  it('has a hostile text for each string, and another in each row', () => {
    expect(poisoned.rows).toHaveLength(50)
    expect(poisoned.total).toBe(50)
    expect(new Set(poisoned.rows.map(({ nick }) => nick)).size).toBe(50)
    expect(held().get('/x/list nick')).toBeGreaterThanOrEqual(300)
    expect(held().get('/x/list tags')).toBeGreaterThanOrEqual(300)
  })

  it('keeps ids, and in every second row what a page counts or looks up', () => {
    expect(poisoned.rows[0]).toMatchObject({ id: '7', amount: '1.50', createTime: row.createTime })
    expect(poisoned.rows[1]).toMatchObject({ id: '7' })
    expect(poisoned.rows[1]).not.toMatchObject({ amount: '1.50' })
    expect(new Set(poisoned.rows.slice(3).map(({ id }) => id)).size).toBe(47)
  })

  it('returns everything that is wanted in one record', () => {
    const record = { code: 200, data: { id: '7', nick: 'Anna', amount: '1.50' } }
    const { data } = poisonAnswer('/x/7', record, supply, {
      want: 300,
      everything: true,
    }) as typeof record
    expect(data.id).toBe('7')
    expect(data.nick.length).toBeGreaterThan(3_000)
    expect(data.amount).not.toBe('1.50')
  })
})
