// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dialects } from '@/engine/config'
import { listQuery, serializeQuery } from '@/engine/gateway/query'

describe('§5 empty search values are dropped before sending', () => {
  it('drops null, undefined and empty text, keeps 0 and false', () => {
    expect(serializeQuery({ a: null, b: undefined, c: '', d: 0, e: false, f: 'x' })).toBe(
      'd=0&e=false&f=x',
    )
  })

  it('drops empty text within lists, and lists with nothing left', () => {
    expect(serializeQuery({ a: ['', '1', '01'], b: [''], c: [] })).toBe('a=1%2C01')
  })
})

describe('§7 query strings', () => {
  it('encodes brackets, spaces, plus and percent', () => {
    expect(serializeQuery({ 'params[beginTime]': 'a b+c%' })).toBe(
      'params%5BbeginTime%5D=a%20b%2Bc%25',
    )
  })

  it('survives half a surrogate pair', () => {
    expect(serializeQuery({ a: 'x\uD800' })).toBe('a=x%EF%BF%BD')
  })

  it('reads back as it was given, in printable ASCII', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(fc.dictionary(text, text), (query) => {
        const line = serializeQuery(query)
        expect(line).toMatch(/^[!-~]*$/)
        expect(line).not.toMatch(/[[\]+ ]/)
        const kept = Object.entries(query).filter(([, value]) => value !== '')
        expect([...new URLSearchParams(line)]).toEqual(kept)
      }),
    )
  })
})

describe('list queries', () => {
  const where = [
    { name: 'status', value: ['1', '01'] },
    { name: 'walletName', value: 'main' },
    { range: ['beginTime', 'endTime'], from: '2026-01-01', to: '2026-01-31' },
  ] as const

  it('sends paging, asc or desc, codes by comma and the range at top level', () => {
    const query = listQuery(
      { page: 3, perPage: 50, sort: { name: 'createTime', order: 'DESC' }, where },
      dialects.specification,
    )
    expect(serializeQuery(query)).toBe(
      'status=1%2C01&walletName=main&beginTime=2026-01-01&endTime=2026-01-31' +
        '&pageNum=3&pageSize=50&orderByColumn=createTime&isAsc=desc',
    )
  })

  it('sends the range as params[…] in dialect ruoyi', () => {
    const query = listQuery({ page: 1, perPage: 20, where }, dialects.ruoyi)
    expect(query).toMatchObject({
      'params[beginTime]': '2026-01-01',
      'params[endTime]': '2026-01-31',
    })
    expect(query).not.toHaveProperty('beginTime')
  })

  it('D18 sends one side of a range alone', () => {
    const open = [{ range: ['beginTime', 'endTime'], from: '2026-01-01' }] as const
    const query = listQuery({ page: 1, perPage: 20, where: open }, dialects.specification)
    expect(serializeQuery(query)).toBe('beginTime=2026-01-01&pageNum=1&pageSize=20')
  })

  it('lets no filter take the place of paging', () => {
    const sly = [{ name: 'pageSize', value: '100000' }]
    expect(listQuery({ page: 1, perPage: 20, where: sly }, dialects.ruoyi).pageSize).toBe(20)
  })

  it('sends asc for ASC', () => {
    const sort = { name: 'id', order: 'ASC' } as const
    expect(listQuery({ page: 1, perPage: 10, sort, where: [] }, dialects.ruoyi).isAsc).toBe('asc')
  })
})
