// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { hasRole, mayUse } from '@/engine/schema/access'
import { ConfigurationError } from '@/engine/schema/errors'

describe('§6 permission rule', () => {
  it('passes the wildcard and one of the listed permissions', () => {
    expect(mayUse(['*:*:*'], ['store:bill:list'])).toBe(true)
    expect(mayUse(['a:b:c', 'store:bill:list'], ['store:bill:list', 'x:y:z'])).toBe(true)
  })

  it.each([
    [[]],
    [['store:bill:*']],
    [['store:bill:LIST']],
    [['*:*']],
    [['admin']],
    [['store:bill']],
  ])('refuses %j: exact strings only', (held) => {
    expect(mayUse(held, ['store:bill:list'])).toBe(false)
  })

  it('B10: reads 10,000 permissions once for all questions', () => {
    let reads = 0
    const held = new Proxy(
      Array.from({ length: 10_000 }, (_one, index) => `a:b:${index}`),
      {
        get: (target, key) => {
          reads += 1
          return Reflect.get(target, key) as unknown
        },
      },
    )
    expect(mayUse(held, ['store:bill:list'])).toBe(false)
    const once = reads
    for (let call = 0; call < 1_000; call += 1) {
      expect(mayUse(held, ['x:y:z', `a:b:${call}`])).toBe(true)
    }
    expect(reads).toBe(once)
  })

  it('B10: denies by default for every unreadable list', () => {
    for (const held of [[], [null, 3, {}], ['*'], ['*:*']]) {
      expect(mayUse(held as readonly string[], ['store:bill:list'])).toBe(false)
    }
    expect(mayUse(['*:*:*'], ['store:bill:list'])).toBe(true)
  })
})

describe('§6 role rule', () => {
  it('passes admin and one of the listed roles', () => {
    expect(hasRole(['admin'], ['auditor'])).toBe(true)
    expect(hasRole(['auditor'], ['auditor'])).toBe(true)
    expect(hasRole(['ROLE_DEFAULT'], ['auditor'])).toBe(false)
    expect(hasRole(['*:*:*'], ['auditor'])).toBe(false)
  })
})

describe('§6 a missing list is a configuration error', () => {
  it.each([undefined, null, [], 'store:bill:list', {}])('B12: refuses %j', (list) => {
    const wrong = list as unknown as string[]
    expect(() => mayUse(['*:*:*'], wrong)).toThrow(ConfigurationError)
    expect(() => hasRole(['admin'], wrong)).toThrow(/Name at least one/)
  })
})
