// @vitest-environment node
import { isIP } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ipList } from '@/engine/schema/validators/rules'
import { judge } from './judge'

describe('E16: §5, an entry of an IP list', () => {
  judge(ipList, {
    accepts: [
      '0.0.0.0',
      '255.255.255.255',
      '10.0.0.0/8',
      '0.0.0.0/0',
      '203.0.113.7/32',
      '::',
      '::1',
      '2001:db8::1',
      '2001:DB8:0:0:0:0:0:1',
      'fe80::/10',
      '::ffff:203.0.113.7',
      '1:2:3:4:5:6:203.0.113.7',
      '2001:db8::/128',
      '::/0',
      '10.0.0.1,10.0.0.2, ::1',
      '10.0.0.0/8,10.1.0.0/16,10.1.0.1,10.1.0.1',
    ],
    refuses: {
      ipList: [
        '',
        '256.0.0.1',
        '1.2.3',
        '1.2.3.4.5',
        '01.2.3.4',
        '1.2.3.4 ',
        '1.2.3.4\n',
        '１.2.3.4',
        '1.2.3.4/33',
        '1.2.3.4/',
        '1.2.3.4/08',
        '1.2.3.4/-1',
        '1.2.3.4/8/8',
        '1.2.3.4/255.0.0.0',
        '2130706433',
        '0x7f.0.0.1',
        ':',
        ':::',
        '1::2::3',
        '1:2:3:4:5:6:7',
        '1:2:3:4:5:6:7:8:9',
        '1:2:3:4:5:6:7::8',
        '12345::',
        'g::1',
        '1.2.3.4::',
        '::1.2.3.4:5',
        'fe80::1%eth0',
        '[::1]',
        '::1/129',
        'example.com',
        '1.2.3.4;5.6.7.8',
        '1.2.3.4,,5.6.7.8',
        '1.2.3.4,',
      ],
      maxLength: [`${'1.2.3.4,'.repeat(512)}1.2.3.4`],
    },
  })

  it('names the first wrong entry, shortened', () => {
    expect(ipList('1.1.1.1,nonsense,x')?.args).toEqual({ entry: 'nonsense' })
    expect(ipList('😀'.repeat(70))?.args).toEqual({ entry: `${'😀'.repeat(64)}…` })
  })

  it('agrees with the platform about every address', () => {
    const near = fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc
        .array(fc.constantFrom('0', '1', '255', '256', 'f', ':', '::', '.'), { maxLength: 16 })
        .map(join),
    )
    fc.assert(
      fc.property(near, (text) => (isIP(text) === 0) === (ipList(text) !== undefined)),
      { seed: 4291, numRuns: 20_000 },
    )
  })
})

function join(parts: readonly string[]): string {
  return parts.join('')
}
