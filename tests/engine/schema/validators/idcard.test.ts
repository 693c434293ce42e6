// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idcard } from '@/engine/schema/validators/rules'
import { judge, mutations } from './judge'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** The check digit by the standard's own table of weights. */
function withCheck(body: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0)
  return body + '10X98765432'.charAt(sum % 11)
}

describe('§5 Idcard', () => {
  judge(idcard, {
    accepts: ['11010519491231002X', '440524188001010014', withCheck('11010120000229001')],
    refuses: {
      idcard: [
        '',
        '11010519491231002',
        '11010519491231002X0',
        '11010519491231002x',
        '11010519491231002X\n',
        ' 11010519491231002X',
        '1101051949123100２X',
        '110105491231002',
        '01010519491231002X',
        withCheck('11010117001231002'),
        withCheck('11010121001231002'),
        '1'.repeat(100_000),
      ],
      idcardDate: [
        withCheck('11010119000229001'),
        withCheck('11010120230229001'),
        withCheck('11010119901301001'),
        withCheck('11010119900001001'),
        withCheck('11010119900431001'),
        withCheck('11010119900400001'),
      ],
      idcardCheck: ['110105194912310020', '440524188001010015'],
    },
  })

  it('names the date that does not exist', () => {
    expect(idcard(withCheck('11010120230229001'))?.args).toEqual({ date: '2023-02-29' })
  })

  it.each(['11010519491231002X', '440524188001010014'])(
    'refuses every single wrong character in %s',
    (valid) => {
      const passed = mutations(valid, '0123456789Xx').filter((wrong) => !idcard(wrong))
      expect(passed).toEqual([])
    },
  )

  it('accepts every region, day and order with the standard’s check digit', () => {
    const day = fc.date({
      min: new Date('1800-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 999_999 }),
        day,
        fc.nat(999),
        (region, at, nth) => {
          const birth = at.toISOString().slice(0, 10).replaceAll('-', '')
          return !idcard(withCheck(`${region}${birth}${String(nth).padStart(3, '0')}`))
        },
      ),
      { seed: 11_643, numRuns: 1000 },
    )
  })
})
