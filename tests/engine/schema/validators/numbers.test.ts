// @vitest-environment node
import { describe } from 'vitest'
import { rules } from '@/engine/schema/validators/rules'
import { judge } from './judge'

const foreign = ['１２', '٣', '1\n', '\n1', ' 1', '1 ', '1,234', '1e3', '0x1', 'NaN', '', '−1']

describe('§5 Number', () => {
  judge(rules.number, {
    accepts: ['0', '7', '-7', '007', '-0', '9'.repeat(256)],
    refuses: { number: [...foreign, '+1', '--1', '1-', '-', '1.0', '9'.repeat(257)] },
  })
})

describe('§5 Floatnumber', () => {
  judge(rules.floatnumber, {
    accepts: ['0', '12', '12.3', '12.34', '-0.50', '00.10'],
    refuses: { floatnumber: [...foreign, '12.345', '12.', '.5', '-', '+1', '1.2.3', '12.3４'] },
  })
})

describe('§5 FloatNonnumber', () => {
  judge(rules.floatNonnumber, {
    accepts: ['1', '0.1', '12.345678', '0.000000000000000001', '10'],
    refuses: { floatNonnumber: [...foreign, '0', '0.0', '00.00', '-1', '+1', '1.', '.1'] },
  })
})

describe('§5, the numeric check', () => {
  judge(rules.numeric, {
    accepts: ['0', '-0', '+7', '-12.5', '0.05', '10', '1.000', `1${'0'.repeat(255)}`],
    refuses: { numeric: [...foreign, '01', '-01', '00', '1.', '.1', '+', '+-1', '1.2.3', '00.1'] },
  })
})

describe('§5, the dictionary parameter', () => {
  judge(rules.digits, {
    accepts: ['0', '100', '007', '9007199254740993'],
    refuses: { digits: [...foreign, '-1', '+1', '1.0', '../1', '1%0a', '1;'] },
  })
})
