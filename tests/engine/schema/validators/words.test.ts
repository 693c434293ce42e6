// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createTranslate } from '@/engine/messages/translate'
import { enUS, zhCN } from '@/tests/support/words'
import merchant from '@/resources/merchant'
import type { Issue } from '@/engine/schema/issue'
import { formIssueOf } from '@/engine/schema/rule'
import { imageFile, sheetFile } from '@/engine/schema/validators/files'
import { length, notEmpty, required, selected } from '@/engine/schema/validators/general'
import { samePassword, rules } from '@/engine/schema/validators/rules'

const head = new Uint8Array()

/** The issue of a merchant's form with two empty lists while its API pays out. */
const ipListErr = merchant.rules
  ?.map((rule) => formIssueOf(rule, { apiWithdrawal: true }, ['ipWhitelist']))
  .find((found) => found !== undefined)?.issue

/** One issue under each key that a validator of §5 can give. */
const issues: readonly (Issue | undefined)[] = [
  ...Object.values(rules).map((validate) => validate('?')),
  rules.idcard('110101202302290010'),
  rules.idcard('110105194912310020'),
  rules.uscc('91350100M000100Y44'),
  rules.ipList(','.repeat(5000)),
  required(''),
  notEmpty(''),
  selected([]),
  length({ min: 8 })(''),
  length({ min: 6, max: 20 })(''),
  samePassword('a', 'b'),
  ipListErr,
  imageFile({ name: 'a.gif', type: 'image/gif', head }),
  imageFile({ name: 'a.png', type: 'image/png', head }),
  sheetFile({ name: 'a.csv', head }),
]

const placeholders = (words: string) =>
  Array.from(words.matchAll(/%\{(\w+)\}/g), (match) => match[1]).filter((name) => name !== 'field')

describe('the words of §5', () => {
  const keys = issues.map((issue) => issue?.key ?? 'accepted')

  it('has one key for every rule', () => {
    expect(keys.slice(0, Object.keys(rules).length)).toEqual(
      Object.keys(rules).map((name) => `validation.${name}`),
    )
  })

  it.each(issues.map((issue, index) => [keys[index], issue] as const))(
    'says %s in both languages, with its arguments',
    (key, issue) => {
      const name = key?.replace('validation.', '') as keyof typeof enUS.validation
      for (const words of [enUS.validation[name], zhCN.validation[name]]) {
        expect(words).toBeTypeOf('string')
        expect(placeholders(words).sort()).toEqual(Object.keys(issue?.args ?? {}).sort())
      }
    },
  )

  it('is Chinese in Chinese', () => {
    const say = createTranslate(zhCN)
    const plain = keys.filter((key) => !/\p{Unified_Ideograph}/u.test(say(key)))
    expect(plain).toEqual([])
  })
})

describe('§5, the specification’s English messages', () => {
  const say = createTranslate(enUS)
  const label = { field: 'Account' }

  it.each([
    ['Required', required(''), 'Account is required'],
    ['Length, a minimum', length({ min: 8 })(''), 'length should be at least 8'],
    ['Length, a range', length({ min: 2, max: 4 })(''), 'length between 2 and 4'],
    ['pwdErr', rules.password(''), 'Only supports 6-12 letters, numbers, and underscores'],
    ['emailErr', rules.email(''), 'Invalid email'],
    ['phoneErr', rules.tel(''), 'Invalid phone'],
    ['ipListErr', ipListErr, 'The IP blacklist/whitelist cannot be all empty'],
    ['pwdNotSame', samePassword('a', 'b'), 'Password not same'],
    ['newPwdLenErr', rules.newPassword(''), 'Length between 6 and 20 characters'],
    ['emptyErr', notEmpty(''), 'Account cannot empty'],
  ])('are exact for %s', (_, issue, words) => {
    expect(say(issue?.key ?? 'accepted', { ...label, ...issue?.args })).toBe(words)
  })
})
