/** Texts at both sides of the border of each rule of specification §5, written from it by hand. */
export type RuleSamples = {
  readonly good: readonly string[]
  readonly refused: readonly (readonly [text: string, key: string])[]
}

const x = (count: number) => 'x'.repeat(count)

export const ruleSamples: Readonly<Record<string, RuleSamples>> = {
  email: of('email', ['a@b.co', `${x(64)}@shop.example.com`], ['a@b', `${x(65)}@shop.example.com`]),
  name: of('name', ['陈小明', 'Ann'], ['陈1', 'Ann B']),
  number: of('number', ['-007'], ['1.5']),
  floatnumber: of('floatnumber', ['-1.25'], ['1.255']),
  floatNonnumber: of('floatNonnumber', ['0.001'], ['0']),
  tel: of('tel', ['12345', '12345678901234567890'], ['1234', '123456789012345678901']),
  tel2: of('tel2', ['13800138000'], ['1380013800', '138001380000', '23800138000']),
  idcard: {
    good: ['11010519491231002X'],
    refused: [
      ['11010519491231002', 'validation.idcard'],
      ['110105194912310021', 'validation.idcardCheck'],
    ],
  },
  charAndNum: of('charAndNum', ['a1Z'], ['a_1']),
  uscc: {
    good: ['91350100M000100Y43'],
    refused: [
      ['91350100M000100Y4', 'validation.uscc'],
      ['91350100M000100Y44', 'validation.usccCheck'],
    ],
  },
  url: of('url', ['https://shop.example.com/a?b=1'], ['ftp://shop.example.com']),
  password: of('password', ['abc_12', 'abc_12345678'], ['abc_1', 'abc_123456789']),
  newPassword: of('newPassword', [x(6), x(20)], [x(5), x(21)]),
  appSecret: of('appSecret', [x(32)], [x(31), x(33)]),
  ipList: of('ipList', ['203.0.113.7', '2001:db8::/32'], ['203.0.113.256', '2001:db8::/129']),
  numeric: of('numeric', ['-12.5'], ['012']),
  digits: of('digits', ['007'], ['7a']),
}

function of(key: string, good: readonly string[], refused: readonly string[]): RuleSamples {
  return { good, refused: refused.map((text) => [text, `validation.${key}`] as const) }
}
