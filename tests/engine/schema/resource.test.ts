// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createRegistry } from '@/engine/registry'
import { resources } from '@/resources'
import bill from '@/resources/bill'
import withdrawal from '@/resources/withdrawal'
import { decide, defineResource, f, reason, toggle } from '@/engine/declare'
import { holds } from '@/engine/schema/action'
import { permissionFor } from '@/engine/schema/access'

describe('declarations', () => {
  it('are deeply frozen', () => {
    expect(Object.isFrozen(withdrawal)).toBe(true)
    expect(Object.isFrozen(withdrawal.fields)).toBe(true)
    expect(Object.isFrozen(withdrawal.create?.fields)).toBe(true)
    expect(Object.isFrozen(withdrawal.actions.pass)).toBe(true)
  })

  it('are plain data that a tool can print', () => {
    expect(JSON.parse(JSON.stringify(withdrawal))).toEqual(withdrawal)
  })

  it('derive permissions from their prefix', () => {
    expect(permissionFor(withdrawal, 'list')).toBe('store:storeDraw:list')
    expect(permissionFor(withdrawal, 'pass')).toBe('store:storeDraw:pass')
  })

  it('of a read-only resource have no actions', () => {
    expect(bill.actions).toEqual({})
  })
})

describe('one form for new and known records', () => {
  const spec = {
    path: '/x',
    component: 'x/index',
    permissions: 'x',
    title: 'id',
    fields: { id: f.id(), name: f.text(), serial: f.text({ readOnly: true }), note: f.text() },
    sections: { words: ['name', 'serial', 'note'] },
  } as const

  it('has the named fields, then the writable ones of its sections, each once', () => {
    const { create, edit } = defineResource('x', {
      ...spec,
      form: { fields: ['note'], sections: ['words'], secondFactor: true },
    })
    expect(create).toEqual({ fields: ['note', 'name'], secondFactor: true })
    expect(edit).toEqual(create)
  })

  it('yields to a form for one of them', () => {
    const { create, edit } = defineResource('x', {
      ...spec,
      form: { sections: ['words'] },
      create: { fields: ['name'] },
    })
    expect(create).toEqual({ fields: ['name'] })
    expect(edit).toEqual({ fields: ['name', 'note'] })
  })

  it('is absent by default', () => {
    const plain = defineResource('x', spec)
    expect(plain).not.toHaveProperty('create')
    expect(plain).not.toHaveProperty('edit')
  })
})

describe('decisions', () => {
  it('name both states and the second password', () => {
    expect(decide('1', '2', { confirm: ['address'] })).toEqual({
      when: { status: '1' },
      sets: { status: '2' },
      confirm: ['address'],
      args: {},
      secondFactor: true,
    })
  })

  it('are possible in their state only', () => {
    expect(holds({ status: '1' }, { status: '1' })).toBe(true)
    expect(holds({ status: '1' }, { status: '01' })).toBe(false)
    expect(holds({ status: ['0', '01'] }, { status: '01' })).toBe(true)
    expect(holds({ status: '1' }, {})).toBe(false)
    expect(holds(undefined, {})).toBe(true)
  })
})

describe('switches', () => {
  it('are two actions of a field, each possible only in the other’s state', () => {
    expect(toggle('status', ['enable', '0'], ['freeze', '1'])).toEqual({
      enable: {
        when: { status: '1' },
        sets: { status: '0' },
        toggles: { field: 'status', to: 'on' },
      },
      freeze: {
        when: { status: '0' },
        sets: { status: '1' },
        toggles: { field: 'status', to: 'off' },
      },
    })
  })

  it('name the restated fields, the bulk bar and the second password', () => {
    const options = { bulk: true, secondFactor: true, confirm: ['nick'] } as const
    const { freeze } = toggle('status', ['enable', '0'], ['freeze', '1'], options)
    expect(freeze).toMatchObject(options)
  })

  it('ask for their own inputs', () => {
    const args = reason()
    const { enable, freeze } = toggle('status', ['enable', '0'], ['freeze', '1', args])
    expect(freeze.args).toBe(args)
    expect(enable).not.toHaveProperty('args')
  })
})

describe('the registry', () => {
  const registry = createRegistry(resources)
  const one = defineResource('coupon', {
    path: '/store/coupon',
    component: 'store/coupon/index',
    permissions: 'store:coupon',
    title: 'id',
    fields: { id: f.id() },
  })

  it('finds a resource by its name and by its page in the menu', () => {
    expect(registry.byName('withdrawal')).toBe(withdrawal)
    expect(registry.byComponent('store/storeDraw/index')).toBe(withdrawal)
    expect(registry.byName('constructor')).toBeUndefined()
    expect(registry.byComponent('__proto__')).toBeUndefined()
  })

  it('refuses two resources of one name and says what to do', () => {
    expect(() => createRegistry([one, { ...one, component: 'other' }])).toThrow(
      "Resources 'coupon' and 'coupon' share the name 'coupon': give one of them its own",
    )
  })

  it('refuses two resources of one component', () => {
    expect(() => createRegistry([one, { ...one, name: 'voucher' }])).toThrow(
      "Resources 'coupon' and 'voucher' share the component 'store/coupon/index'",
    )
  })
})
