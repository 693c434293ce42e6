// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What is tried on everything that is generated, each by the files below tests/ that hold its properties. */
const subjects: Readonly<Record<string, string>> = {
  'the envelope': 'engine/gateway/envelope',
  'the redirect guard': 'engine/session/access',
  permissions: 'engine/schema/access',
  decimals: 'engine/values/decimal',
  'dates under six time zones': 'engine/values/time',
  'the menu builder': 'engine/data/menu/buildMenu',
  'the zip pre-scan': 'engine/schema/sheet/scanSheetFile',
  validators: 'engine/schema/validators/validators',
  'the query builder': 'engine/gateway/query',
}

/** Every property is one test, made by `always`. */
function propertiesOf(file: string): number {
  const text = readFileSync(new URL(`${file}.properties.test.ts`, import.meta.url), 'utf8')
  return text.match(/^ {2}always\(/gm)?.length ?? 0
}

describe('properties', () => {
  it.each(Object.entries(subjects))('of %s are held, five at the least', (_subject, file) => {
    expect(propertiesOf(file)).toBeGreaterThanOrEqual(5)
  })

  it('are forty or more', () => {
    const counts = Object.values(subjects).map(propertiesOf)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(40)
  })
})
