// @vitest-environment node
import { describe } from 'vitest'
import { rules } from '@/engine/schema/validators/rules'
import { judge } from './judge'

describe('§5 Name', () => {
  judge(rules.name, {
    accepts: ['张三', 'Zhang', '张San', '𠮷田', '㛃', 'José', 'Nguyễn', 'ǚ', '中'.repeat(256)],
    refuses: {
      name: [
        '',
        'Zhang San',
        '张 三',
        '张三1',
        "O'Neil",
        '张·三',
        '佐々',
        '⺀',
        'Ｚhang',
        'Иван',
        'ひらがな',
        '김',
        'a×b',
        'e\u0301',
        '张三\n',
        '😀',
        '\ud842',
        '中'.repeat(257),
      ],
    },
  })
})

describe('§5 CharAndNum', () => {
  judge(rules.charAndNum, {
    accepts: ['a', 'Z9', '007', 'a'.repeat(256)],
    refuses: {
      charAndNum: ['', 'a b', 'a_b', 'é', 'а', '１', 'ａ', '中', 'a1\n', 'a'.repeat(257)],
    },
  })
})

describe('§5 appSecret, E19', () => {
  judge(rules.appSecret, {
    accepts: ['a'.repeat(32), '0123456789ABCDEFabcdef0123456789', '9'.repeat(32)],
    refuses: {
      appSecret: [
        '',
        'a'.repeat(31),
        'a'.repeat(33),
        `${'a'.repeat(31)}_`,
        `${'a'.repeat(31)} `,
        `${'a'.repeat(31)}é`,
        `${'a'.repeat(31)}а`,
        `${'a'.repeat(31)}中`,
        `${'a'.repeat(31)}１`,
        `${'a'.repeat(32)}\n`,
        'a'.repeat(64),
      ],
    },
  })
})
