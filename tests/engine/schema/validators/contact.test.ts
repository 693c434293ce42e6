// @vitest-environment node
import { describe } from 'vitest'
import { rules } from '@/engine/schema/validators/rules'
import { judge } from './judge'

const label63 = 'b'.repeat(63)
const domain189 = `${label63}.${label63}.${'c'.repeat(58)}.co`

describe('§5 Email, emailErr', () => {
  judge(rules.email, {
    accepts: [
      'a@b.cn',
      'first.last+tag@mail.example.com',
      "o'neil_1@ex-ample.museum",
      'x@xn--fiqs8s.xn--p1ai',
      `${'a'.repeat(64)}@${domain189}`,
    ],
    refuses: {
      email: [
        '',
        'a',
        'a@b',
        '@b.cn',
        'a@.cn',
        'a@b.',
        'a@b..cn',
        'a@-b.cn',
        'a@b-.cn',
        'a@b.c',
        'a@b.1n',
        '.a@b.cn',
        'a.@b.cn',
        'a..b@c.cn',
        'a@b@c.cn',
        'a b@c.cn',
        'a@b.cn\n',
        ' a@b.cn',
        '"a b"@c.cn',
        'a@[127.0.0.1]',
        '张三@例子.公司',
        'а@b.cn',
        'ａ@b.cn',
        'a@b.cn,c@d.cn',
        `${'a'.repeat(65)}@b.cn`,
        `${'a'.repeat(64)}@a${domain189}`,
        `a@${label63}b.cn`,
      ],
    },
  })
})

describe('§5 Tel, phoneErr', () => {
  judge(rules.tel, {
    accepts: [
      '95588',
      '13800138000',
      '0755-12345678',
      '0755-12345678-8001',
      '(0755) 1234 5678',
      '+86 138 0013 8000',
      '+86-755-12345678',
      '400-123-4567',
      '1'.repeat(20),
    ],
    refuses: {
      tel: [
        '',
        '1234',
        '1'.repeat(21),
        '--------',
        '138--00138000',
        '13800138000-',
        '-13800138000',
        '++8613800138000',
        '(0755 12345678',
        '0755)12345678',
        '1380013800O',
        '１３８００１３８０００',
        '13800138000\n',
        '13800138000;',
      ],
    },
  })
})

describe('§5 Tel2', () => {
  judge(rules.tel2, {
    accepts: ['13800138000', '10000000000', '19999999999'],
    refuses: {
      tel2: [
        '',
        '1380013800',
        '138001380000',
        '23800138000',
        '+8613800138000',
        '138 0013 8000',
        '１３８００１３８０００',
        '1380013800O',
        '13800138000\n',
      ],
    },
  })
})

describe('§5 Url', () => {
  judge(rules.url, {
    accepts: [
      'https://example.com',
      'http://localhost:8080/notify',
      'HTTPS://Example.COM/a?b=c&d=%20#e',
      'https://203.0.113.7/cb',
      'https://[2001:db8::1]:8443/',
      'https://例子.公司/回调',
      'https://xn--fsqu00a.xn--55qx5d/',
      'https://my_service.internal/x',
      `https://example.com/${'a'.repeat(2028)}`,
    ],
    refuses: {
      url: [
        '',
        'example.com',
        '//example.com',
        'http:example.com',
        'http:///example.com',
        'https://',
        'https://.',
        'https://a..b',
        'https://-a.com',
        'ftp://example.com',
        'javascript:alert(1)',
        'javascript://example.com/%0aalert(1)',
        'data:text/html,x',
        'https://user:secret@example.com',
        'https://user@example.com',
        'https://example.com@example.com',
        'https://example.com@evil.example',
        'https://example.com:99999',
        'https://exa mple.com',
        'https://example.com\\@evil.example',
        'https://example.com/\n',
        'https://example.com/\u0000',
        'https://exam\u200bple.com',
        'https://example.com/\u202egpj.exe',
        'https://ｅxample.com',
        'https://%65xample.com',
        'http://2130706433',
        'http://0x7f.1',
        'http://127.1',
        `https://example.com/${'a'.repeat(2029)}`,
      ],
    },
  })
})
