// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resources } from '@/resources'
import { systemResources } from '@/resources/system'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import { judged, ruleCount, textsFor, verdicts } from './verdicts'

describe('E24: the portal and the gateway judge a typed text alike', () => {
  it('by every rule of §5, and by the rules of addresses and amounts', () => {
    expect(Object.keys(judged)).toHaveLength(ruleCount + 4)
  })

  it.each(Object.entries(judged))('as %s', (_name, one) => {
    for (const text of one.good)
      expect(verdicts(one, text)).toEqual({ portal: true, gateway: true })
    const agree = (text: string) => {
      const { portal, gateway } = verdicts(one, text)
      return portal === gateway
    }
    fc.assert(fc.property(textsFor(one), agree), { seed: 24, numRuns: 2_000 })
  })
})

it('E24: every declared field checks ten thousand texts and throws at none', () => {
  const fields = fieldsOf(
    [...resources, ...systemResources].map(({ fields: declared }) => declared),
  )
  expect(fields.length).toBeGreaterThanOrEqual(100)
  const texts = fc.sample(fc.oneof(...Object.values(judged).map(textsFor)), {
    seed: 24,
    numRuns: 10_000,
  })
  for (const field of fields) {
    const { validate } = kindOf(field)
    const odd = texts.filter((text) => {
      const issue = validate(text, field)
      return issue !== undefined && typeof issue.key !== 'string'
    })
    expect(odd).toEqual([])
  }
})

/** Each once that is declared alike. */
function fieldsOf(maps: readonly FieldMap[]): readonly FieldMap[string][] {
  const all = maps.flatMap((map) => Object.values(map))
  return [...new Map(all.map((field) => [JSON.stringify(field), field])).values()]
}
