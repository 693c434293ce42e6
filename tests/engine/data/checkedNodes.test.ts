// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { checkedIn } from '@/engine/data/wire/checkedNodes'
import { nestedNodes } from '@/engine/data/wire/nestedNodes'

const menus = [
  {
    id: 1,
    label: 'System',
    children: [
      { id: 2, label: 'Users', children: [{ id: 3, label: 'Add' }, { id: 4 }] },
      { id: '5', label: 'Roles', children: null },
    ],
  },
  { id: 6, label: 'Tools', children: 'none' },
]

describe('the tree that a gateway offers', () => {
  it('is read with every node after its parent', () => {
    expect(nestedNodes(menus)).toEqual([
      { id: '1', label: 'System', parent: '', wireId: 1 },
      { id: '2', label: 'Users', parent: '1', wireId: 2 },
      { id: '3', label: 'Add', parent: '2', wireId: 3 },
      { id: '4', label: '4', parent: '2', wireId: 4 },
      { id: '5', label: 'Roles', parent: '1', wireId: '5' },
      { id: '6', label: 'Tools', parent: '', wireId: 6 },
    ])
  })

  it.each([undefined, null, 'x', {}, [null, 1, []]])('is empty for %j', (tree) => {
    expect(nestedNodes(tree)).toEqual([])
  })
})

describe('the checked nodes', () => {
  const keys = (body: object, isLowest: boolean) =>
    checkedIn({ body: { ...body } }, isLowest).toSorted((a, b) => Number(a) - Number(b))

  it.each([
    ['at top level', { menus, checkedKeys: [3, '6'] }],
    ['under data', { data: { menus, checkedKeys: [3, '6'] } }],
  ])('%s are read as they came, or with all above them', (_where, body) => {
    expect(keys(body, false)).toEqual([3, '6'])
    expect(keys(body, true)).toEqual([1, 2, 3, '6'])
  })

  it('outside the tree are kept', () => {
    expect(keys({ menus, checkedKeys: [99, 3] }, true)).toEqual([1, 2, 3, 99])
  })
})
