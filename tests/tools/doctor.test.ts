import { describe, expect, it } from 'vitest'
import { dict } from '@/engine/declare'
import { checks } from '@/tools/doctor/checks'
import { examine } from '@/tools/doctor/examine'
import { actions } from './mistakes/actions'
import { formsAndGuards } from './mistakes/formsAndGuards'
import { healthyProject, voucherStatus } from './mistakes/healthyProject'
import { kinds } from './mistakes/kinds'
import { names } from './mistakes/names'
import { action, declared, field, file, withoutAction, type Plant } from './mistakes/planting'
import { wire } from './mistakes/wire'
import { wordsAndFiles } from './mistakes/wordsAndFiles'
import { doctor, unloadable } from '@/tools/doctor/doctor'
import { portal } from '@/tools/app/portal'

const mistakes = [...names, ...kinds, ...wire, ...formsAndGuards, ...actions, ...wordsAndFiles]

describe('the doctor', () => {
  it('finds nothing in the portal’s own declarations', async () => {
    const { text, findings } = await doctor(async () => portal)
    expect(findings).toEqual([])
    expect(text).toMatch(/^\d+ resources, \d+ fields: nothing found$/)
  })

  it('finds nothing in a healthy project', () => {
    expect(examine(healthyProject)).toEqual([])
  })

  it.each(mistakes.map(({ mistake, ...rest }) => [mistake, rest] as const))(
    'finds %s, and says file, field and fix',
    (_mistake, { plant, finding }) => {
      expect(examine(plant(healthyProject))).toEqual([finding])
    },
  )

  it.each<readonly [string, Plant]>([
    [
      'an override by name',
      declared({ override: { cell: { status: 'tag' }, section: { list: 'a' } } }),
    ],
    ['a rule that it does not know', declared({ rules: [{ rule: 'anyOf', fields: ['code'] }] })],
    ['a key that is like no other', declared({ icon: 'ticket' })],
    ['a condition of the edit form on the record', field('remark', { visibleWhen: { sale: '0' } })],
    ['a guard on a flag', action('remind', { when: { status: ['0', '01'], isLimited: true } })],
    [
      'a declaration of 60 lines',
      file('resources/shop.ts', `defineResource('shop')${'\n//'.repeat(59)}\n`),
    ],
    ['Chinese in a comment', file('resources/dicts.ts', `// 状态 </b>\n`)],
  ])('lets be %s', (_what, plant) => {
    expect(examine(plant(healthyProject))).toEqual([])
  })

  it('§4: treats 01 and 1 as two codes', () => {
    const codes = voucherStatus.entries.map(([code]) => code)
    expect(codes).toEqual(expect.arrayContaining(['01', '1']))
    expect(examine(healthyProject)).toEqual([])
  })

  it('accepts states that a dictionary declares as set by the gateway', () => {
    const status = dict('voucherStatus', voucherStatus.entries, { byGateway: ['2'] })
    const project = withoutAction('refuse')(healthyProject)
    expect(examine(project)).toHaveLength(1)
    expect(examine(field('status', { dict: status })(project))).toEqual([])
  })

  it('reports a check that throws, and runs the others', () => {
    const stops = () => {
      throw new Error('nothing to read')
    }
    const found = examine(
      { ...healthyProject, resources: healthyProject.resources.slice(0, 1) },
      { ofResource: { stops, forms: () => [{ problem: 'a', fix: 'b' }] }, ofProject: { stops } },
    )
    expect(found.map(({ file, problem }) => [file, problem])).toEqual([
      ['resources/shop.ts', 'The check `stops` stopped: nothing to read.'],
      ['resources/shop.ts', 'a'],
      ['resources/index.ts', 'The check `stops` stopped: nothing to read.'],
    ])
  })

  it.each([
    [null],
    [[]],
    ['fields'],
    [{ fields: null }],
    [{ fields: { id: null } }],
    [{ actions: [] }],
  ])('does not throw over a declaration such as %j', (broken) => {
    const resources = [Object.assign({}, healthyProject.resources[0], { fields: broken }, broken)]
    expect(examine({ ...healthyProject, resources })).not.toEqual([])
  })

  it.each([...Object.keys(checks.ofResource), ...Object.keys(checks.ofProject)])(
    'needs its check %s for a planted mistake',
    (name) => {
      const { [name]: ofResource, ...otherOfResource } = checks.ofResource
      const { [name]: ofProject, ...otherOfWorld } = checks.ofProject
      expect(ofResource ?? ofProject).toBeDefined()
      const others = { ofResource: otherOfResource, ofProject: otherOfWorld }
      expect(
        mistakes.some(({ plant }) => examine(plant(healthyProject), others).length === 0),
      ).toBe(true)
    },
  )

  it.each([
    [
      new TypeError('f.moeny is not a function'),
      'at file:///home/a/resources/bill.ts:6:15',
      'bill',
    ],
    [new Error('/home/a/resources/payout.ts:3:1: ERROR: Expected "}"'), 'at load', 'payout'],
    [new Error('out of memory'), 'at load', 'index'],
  ])('tells of a file that cannot be loaded: %s', (error, stack, resource) => {
    expect(unloadable(Object.assign(error, { stack }))).toEqual({
      file: `resources/${resource}.ts`,
      resource,
      problem: `It cannot be loaded: ${error.message}.`,
      fix: 'Correct what `npm run types` says of it.',
    })
  })
})
