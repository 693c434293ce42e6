// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uscc } from '@/engine/schema/validators/rules'
import { judge, mutations } from './judge'

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
const everyCapital = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The check character by the standard's own table of weights. */
function withCheck(body: string): string {
  const sum = weights.reduce(
    (total, weight, index) => total + weight * alphabet.indexOf(body.charAt(index)),
    0,
  )
  return body + alphabet.charAt((31 - (sum % 31)) % 31)
}

describe('§5 USCC', () => {
  judge(uscc, {
    accepts: ['91350100M000100Y43', '9144030071526726XG', '91110000802100433B'],
    refuses: {
      uscc: [
        '',
        '91350100M000100Y4',
        '91350100M000100Y433',
        '91350100m000100y43',
        '91350100M000100Y43\n',
        ' 91350100M000100Y43',
        '9135010OM000100Y43',
        '91350100M000100S43',
        'S1350100M000100Y43',
        '9135A100M000100Y43',
        '９1350100M000100Y43',
        '9'.repeat(100_000),
      ],
      usccCheck: ['91350100M000100Y44', '19350100M000100Y43', '91350100M001000Y43'],
    },
  })

  it.each(['91350100M000100Y43', '9144030071526726XG'])(
    'refuses every single wrong character in %s',
    (valid) => {
      const passed = mutations(valid, `${everyCapital}my`).filter((wrong) => !uscc(wrong))
      expect(passed).toEqual([])
    },
  )

  it('accepts every body with the standard’s check character', () => {
    const sign = fc.constantFrom(...alphabet)
    const signs = (count: number) =>
      fc.array(sign, { minLength: count, maxLength: count }).map((list) => list.join(''))
    fc.assert(
      fc.property(
        signs(2),
        fc.integer({ min: 100_000, max: 999_999 }),
        signs(9),
        (kind, region, org) => !uscc(withCheck(`${kind}${region}${org}`)),
      ),
      { seed: 32_100, numRuns: 1000 },
    )
  })
})
