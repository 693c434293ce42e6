// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { f } from '@/engine/declare'
import { kindOf, type FieldMap } from '@/engine/schema/field'

const validate = (field: FieldMap[string], input: string) => kindOf(field).validate(input, field)

describe('§5, the rule of a text field', () => {
  it('refuses by its rule', () => {
    expect(validate(f.text({ rule: 'email' }), 'a@b')).toEqual({ key: 'validation.email' })
    expect(validate(f.text({ rule: 'email' }), 'a@b.cn')).toBeUndefined()
    expect(validate(f.text(), 'a@b')).toBeUndefined()
  })

  it('has the rule’s length, unless the field names one', () => {
    const long = `https://example.com/${'a'.repeat(500)}`
    expect(validate(f.text({ rule: 'url' }), long)).toBeUndefined()
    expect(validate(f.text({ rule: 'url', maxLength: 100 }), long)).toEqual({
      key: 'validation.maxLength',
      args: { max: 100 },
    })
  })

  it('leaves the usual limit to a field without a rule', () => {
    expect(validate(f.text(), 'a'.repeat(257))?.key).toBe('validation.maxLength')
  })

  it('does not compile with an unknown rule', () => {
    // @ts-expect-error a misspelt rule
    expect(f.text({ rule: 'emial' })).toBeDefined()
  })
})
