// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { hasRole, mayUse, actionPermission, permissionFor } from '@/engine/schema/access'
import { ConfigurationError } from '@/engine/schema/errors'
import type { Resource } from '@/engine/schema/resource'
import { always } from '@/tests/support/properties'

const name = fc.constantFrom('a', 'b', 'store', 'bill', 'list', 'pass', '*', 'A', '')
const permission = fc.tuple(name, name, name).map((parts) => parts.join(':'))
const all = '*:*:*'
const plain = permission.filter((one) => one !== all)
const held = fc.array(permission, { maxLength: 8 })
const asked = fc.array(plain, { minLength: 1, maxLength: 4 })

describe('any permissions', () => {
  always(
    'let through a user with one of the wanted permissions or the wildcard, and nobody else',
    [held, asked],
    (has, wants) => {
      const expected = has.some((one) => one === all || wants.includes(one))
      expect(mayUse(has, wants)).toBe(expected)
    },
  )

  always('let through the same in another order, or twice', [held, asked], (has, wants) => {
    const again = [...has.toReversed(), ...has]
    expect(mayUse(again, wants.toReversed())).toBe(mayUse(has, wants))
  })

  always('let through no less with one more', [held, asked, permission], (has, wants, more) => {
    if (mayUse(has, wants)) expect(mayUse([more, ...has], wants)).toBe(true)
    if (mayUse(has, wants)) expect(mayUse(has, [more, ...wants])).toBe(true)
  })

  always(
    'are not granted by texts that are merely similar',
    [plain, fc.constantFrom(' ', ':', '*', 'x')],
    (one, sign) => {
      const near = [
        one + sign,
        sign + one,
        one.slice(0, -1),
        one.toUpperCase(),
        one.split(':')[0] ?? '',
      ]
      expect(
        mayUse(
          near.filter((like) => like !== one && like !== all),
          [one],
        ),
      ).toBe(false)
    },
  )

  always('and all of them grant everything', [held, asked], (has, wants) => {
    expect(mayUse([...has, all], wants)).toBe(true)
  })

  always('answer as before, asked again and again', [held, asked, asked], (has, one, other) => {
    const answers = [one, other, one, other].map((wants) => mayUse(has, wants))
    expect(answers.slice(2)).toEqual(answers.slice(0, 2))
  })
})

describe('any roles', () => {
  const role = fc.constantFrom('admin', 'auditor', 'store', 'Admin', '*:*:*', '')
  const roles = fc.array(role, { maxLength: 5 })
  const wanted = fc.array(role, { minLength: 1, maxLength: 3 })

  always(
    'let through the administrator and a user with one of them',
    [roles, wanted],
    (has, wants) => {
      expect(hasRole(has, wants)).toBe(has.some((one) => one === 'admin' || wants.includes(one)))
    },
  )
})

describe('any rule without a list', () => {
  const noList = fc.oneof(
    fc.constant([]),
    fc.jsonValue().filter((one) => !Array.isArray(one)),
  )

  always('is a configuration error for every user', [held, noList], (has, wants) => {
    const wrong = wants as unknown as string[]
    expect(() => mayUse(has, wrong)).toThrow(ConfigurationError)
    expect(() => hasRole(['admin'], wrong)).toThrow("Name at least one, e.g. ['auditor']")
    expect(() => mayUse([all], wrong)).toThrow("Name at least one, e.g. ['shop:book:list']")
  })
})

describe('the permission of any action', () => {
  const word = fc.stringMatching(/^[a-z][A-Za-z]{0,8}$/)

  always(
    'is its own, or the family’s with its name',
    [word, word, word, fc.boolean()],
    (family, action, own, isTool) => {
      const declared = { [action]: { permission: `${own}:x:y` } }
      const parts = isTool ? { actions: {}, list: { tools: declared } } : { actions: declared }
      const resource = { permissions: `a:${family}`, ...parts } as unknown as Resource
      expect(actionPermission(resource, action)).toBe(`${own}:x:y`)
      expect(actionPermission(resource, `${action}More`)).toBe(`a:${family}:${action}More`)
      expect(permissionFor(resource, action)).toBe(`a:${family}:${action}`)
    },
  )
})
