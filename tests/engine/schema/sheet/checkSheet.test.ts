import { describe, expect, it } from 'vitest'
import { dict, f, tron, usdt } from '@/engine/declare'
import { checkSheet, isSendable, type ExpectedColumn } from '@/engine/schema/sheet/checkSheet'
import { kindOf } from '@/engine/schema/field'

const status = dict('orderStatus', [
  ['0', 'waiting'],
  ['01', 'notYet'],
])
const wallet = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

const columns: readonly ExpectedColumn[] = [
  {
    name: 'address',
    field: tron.address({ required: true }),
    headings: ['Address', '地址'],
    words: [],
  },
  { name: 'totalU', field: usdt({ required: true }), headings: ['Amount', '金额'], words: [] },
  { name: 'walletName', field: f.text({ maxLength: 5 }), headings: ['Wallet', '钱包'], words: [] },
  {
    name: 'status',
    field: f.code(status),
    headings: ['Status', '状态'],
    words: [
      ['Waiting', '0'],
      ['待支付', '0'],
      ['Not yet', '01'],
    ],
  },
]

function check(...cells: string[][]) {
  const report = checkSheet(cells, columns)
  if ('key' in report) throw new Error(report.key)
  return report
}

describe('headings', () => {
  it.each([
    [['Address', 'Amount', 'Wallet', 'Status']],
    [['地址', '金额', '钱包', '状态']],
    [['address', 'totalU', 'walletName', 'status']],
    [[' ADDRESS *', 'ａｍｏｕｎｔ', '钱 包', 'Status']],
  ])('%j are matched in either language and in any form', (headings) => {
    const report = check(headings, [wallet, '1.5', 'Cold', 'Waiting'])
    expect(report.columns.map(({ name }) => name)).toEqual(columns.map(({ name }) => name))
    expect(isSendable(report)).toBe(true)
  })

  it('G11: are reported and skipped when unknown; a missing required one keeps the file from being sent', () => {
    const report = check(
      ['Address', '__proto__', 'constructor', 'x'.repeat(1_000_000)],
      [wallet, '1'],
    )
    expect(report.columns.map(({ name }) => name)).toEqual([
      'address',
      undefined,
      undefined,
      undefined,
    ])
    expect(report.columns[3]?.heading).toHaveLength(80)
    expect(report.missing).toEqual([
      { name: 'totalU', isNeeded: true },
      { name: 'walletName', isNeeded: false },
      { name: 'status', isNeeded: false },
    ])
    expect(isSendable(report)).toBe(false)
    expect(({} as Record<string, unknown>)['address']).toBeUndefined()
  })

  it('G11: are reported when they come twice', () => {
    const report = check(['Address', '地址', 'Amount'], [wallet, wallet, '1'])
    expect(report.repeated).toEqual(['address'])
    expect(isSendable(report)).toBe(false)
  })

  it('without a row below them are refused', () => {
    expect(
      checkSheet(
        [
          ['Address', 'Amount'],
          ['', ''],
        ],
        columns,
      ),
    ).toEqual({ key: 'sheet.noRows' })
    expect(checkSheet([], columns)).toEqual({ key: 'sheet.noRows' })
  })
})

describe('cells', () => {
  it('are checked as inputs of their fields, named as the spreadsheet names them', () => {
    const report = check(
      ['', ''],
      ['Address', 'Amount', 'Wallet', 'Status'],
      [wallet, '1.5', '', 'Not yet'],
      ['', '', '', ''],
      [`${wallet.slice(0, -1)}u`, '1,5', 'Too long', '01'],
      ['', '0', 'Cold', '1'],
    )
    expect(report.problems.map(({ row, name, issue }) => [row, name, issue.key])).toEqual([
      [5, 'address', 'validation.addressChecksum'],
      [5, 'totalU', 'validation.decimal'],
      [5, 'walletName', 'validation.maxLength'],
      [6, 'address', 'validation.required'],
      [6, 'totalU', 'validation.positive'],
      [6, 'status', 'validation.unknownCode'],
    ])
    expect(report.rowCount).toBe(3)
    expect(report.failedRows.map(({ number }) => number)).toEqual([5, 6])
    expect(isSendable(report)).toBe(false)
  })

  it('G13: of ten thousand rows are checked, and all refused rows are reported', () => {
    const rows = Array.from({ length: 10_000 }, (_, row) => [wallet, row % 4_000 === 7 ? '0' : '1'])
    const report = check(['Address', 'Amount'], ...rows)
    expect(report.failedRows.map(({ number }) => number)).toEqual([9, 4_009, 8_009])
    expect(report.firstRows).toHaveLength(5)
  })
})

describe('the words of a cell', () => {
  it.each([
    [
      f.code(status),
      [
        ['codes.orderStatus.waiting', '0'],
        ['codes.orderStatus.notYet', '01'],
      ],
    ],
    [
      f.remoteCode('sys_x', status),
      [
        ['codes.orderStatus.waiting', '0'],
        ['codes.orderStatus.notYet', '01'],
      ],
    ],
    [
      f.flag({ on: '1', off: '0' }),
      [
        ['kinds.yes', '1'],
        ['kinds.no', '0'],
      ],
    ],
    [f.text(), undefined],
  ])('is known by the kind', (field, words) => {
    expect(kindOf(field).fromSheet?.(field)).toEqual(words)
  })
})

describe('rows', () => {
  const distinct = columns.map((column) =>
    column.name === 'status' ? column : Object.assign({ isDistinct: true as const }, column),
  )
  const problemsOf = (...cells: string[][]) => {
    const report = checkSheet([['Address', 'Amount', 'Wallet', 'Status'], ...cells], distinct)
    return 'key' in report ? [] : report.problems
  }

  it('with the same values in all distinct columns are reported with the first of them', () => {
    const heading = 'Address + Amount + Wallet'
    const issue = { key: 'sheet.repeatedRow', args: { row: 2 } }
    expect(
      problemsOf(
        [wallet, '7', '1.5', '0'],
        [wallet, '7.00', '1.5', '01'],
        [wallet, '7', '1.50', '0'],
        [wallet, '70', '1.5', '0'],
        [wallet, '7', '1.5', 'Waiting'],
      ),
    ).toEqual([3, 6].map((row) => ({ row, heading, name: 'address', issue })))
  })

  it('with a problem of their own are reported for that', () => {
    expect(problemsOf([wallet, 'x', ''], [wallet, 'x', '']).map(({ issue }) => issue.key)).toEqual([
      'validation.decimal',
      'validation.decimal',
    ])
  })
})
