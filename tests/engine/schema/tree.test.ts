// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  idsAbove,
  idsWithin,
  openBranches,
  prunedTree,
  treeOf,
  type Tree,
} from '@/engine/schema/tree'
import {
  allChecks,
  areLinked,
  checkStates,
  linkedChecks,
  toggledChecks,
} from '@/engine/schema/treeChecks'

type Row = { readonly id: string; readonly parent: string }
const rowsOf = (...pairs: readonly (readonly [string, string])[]): readonly Row[] =>
  pairs.map(([id, parent]) => ({ id, parent }))
const grown = (rows: readonly Row[]) =>
  treeOf(rows, { id: ({ id }) => id, parent: ({ parent }) => parent })
const drawn = (tree: Tree) => tree.map(({ id, level }) => `${'-'.repeat(level - 1)}${id}`)

const company = grown(
  rowsOf(['1', '0'], ['2', '1'], ['3', '1'], ['4', '2'], ['5', '2'], ['6', '3'], ['9', '']),
)

const anyRows = fc.array(
  fc.record({ id: fc.integer({ max: 12, min: 0 }), parent: fc.integer({ max: 14, min: 0 }) }),
  { maxLength: 40 },
)
const anyTree = anyRows.map((rows) =>
  grown(rows.map(({ id, parent }) => ({ id: String(id), parent: String(parent) }))),
)
const treeAndChecks = anyTree.chain((tree) =>
  fc.tuple(fc.constant(tree), fc.subarray(tree.map(({ id }) => id))),
)

describe('§3 tree nodes', () => {
  it('stand below their parents, in the order of the rows', () => {
    expect(drawn(company)).toEqual(['1', '-2', '--4', '--5', '-3', '--6', '9'])
    expect(company.map(({ size }) => size)).toEqual([5, 2, 0, 0, 1, 0, 0])
  })

  it('whose parent is absent are roots', () => {
    expect(drawn(grown(rowsOf(['5', '2'], ['2', '1'], ['7', '99'])))).toEqual(['2', '-5', '7'])
  })

  it('C4: in a ring are cut open once, those below it stay below it', () => {
    expect(drawn(grown(rowsOf(['7', '5'], ['5', '6'], ['6', '5'], ['8', '8'])))).toEqual([
      '5',
      '-7',
      '-6',
      '8',
    ])
  })

  it('with one id are one', () => {
    expect(drawn(grown(rowsOf(['1', '0'], ['2', '1'], ['1', '2'])))).toEqual(['1', '-2'])
  })

  it('make a chain of 20,000 without recursion', () => {
    const chain = Array.from({ length: 20_000 }, (_, index) => ({
      id: String(index + 1),
      parent: String(index),
    }))
    expect(grown(chain).at(-1)).toMatchObject({ level: 20_000, parent: '19999' })
  })

  it('C4: are all there, each once, each right below its own parent, for any rows', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const tree = grown(rows.map(({ id, parent }) => ({ id: `${id}`, parent: `${parent}` })))
        expect(new Set(tree.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => `${id}`)))
        expect(tree).toHaveLength(new Set(rows.map(({ id }) => id)).size)
        tree.forEach(({ id, parent, level, size }, at) => {
          const below = tree.slice(at + 1, at + 1 + size)
          expect(below.every((branch) => branch.level > level)).toBe(true)
          expect(tree[at + 1 + size]?.level ?? 0).toBeLessThanOrEqual(level)
          const above = idsAbove(tree, id)
          expect(above).toHaveLength(level - 1)
          expect(above.at(-1)).toBe(parent)
        })
      }),
    )
  })
})

describe('the visible tree', () => {
  it('shows the nodes below open ones only', () => {
    const open = new Set(['1', '3'])
    expect(drawn(openBranches(company, (id) => open.has(id)))).toEqual([
      '1',
      '-2',
      '-3',
      '--6',
      '9',
    ])
    expect(openBranches(company, () => true)).toEqual(company)
  })

  it('keeps the nodes above the wanted ones', () => {
    const found = prunedTree(company, ({ id }) => id === '5' || id === '3')
    expect(drawn(found)).toEqual(['1', '-2', '--5', '-3'])
    expect(found.map(({ size }) => size)).toEqual([3, 1, 0, 0])
  })

  it('pruned is still a tree', () => {
    fc.assert(
      fc.property(treeAndChecks, ([tree, wanted]) => {
        const found = prunedTree(tree, ({ id }) => wanted.includes(id))
        const expected = new Set(wanted.flatMap((id) => [id, ...idsAbove(tree, id)]))
        expect(new Set(found.map(({ id }) => id))).toEqual(expected)
        found.forEach(({ id, size }) => expect(idsWithin(found, id).size).toBe(size + 1))
      }),
    )
  })

  it('knows a node and all below it', () => {
    expect([...idsWithin(company, '2')]).toEqual(['2', '4', '5'])
    expect([...idsWithin(company, 'none')]).toEqual([])
  })
})

const statesOf = (checks: readonly string[], isLinked = true) =>
  Object.fromEntries(checkStates(company, new Set(checks), isLinked))

describe('the boxes of a tree', () => {
  it('show the state below them while they are linked', () => {
    expect(statesOf(['1', '2', '4'])).toMatchObject({ 1: 'half', 2: 'half', 4: 'on', 5: 'off' })
    expect(statesOf(['4', '5'])).toMatchObject({ 1: 'half', 2: 'on', 3: 'off' })
    expect(statesOf(['1', '3'])).toMatchObject({ 1: 'half', 3: 'half', 6: 'off' })
  })

  it('stand for themselves while they are not', () => {
    expect(statesOf(['1', '4'], false)).toMatchObject({ 1: 'on', 2: 'off', 4: 'on' })
  })

  it('change all below them; those above stay checked while anything below is', () => {
    const once = toggledChecks(company, new Set(), '2', true)
    expect([...once].toSorted()).toEqual(['1', '2', '4', '5'])
    const twice = toggledChecks(company, once, '5', true)
    expect([...twice].toSorted()).toEqual(['1', '2', '4'])
    expect([...toggledChecks(company, twice, '4', true)]).toEqual([])
    expect([...toggledChecks(company, twice, '4', false)].toSorted()).toEqual(['1', '2'])
  })

  it('are checked all or none, and ids outside the tree stay', () => {
    const all = allChecks(company, new Set(['77']), true)
    expect(all.size).toBe(company.length + 1)
    expect([...allChecks(company, all, false)]).toEqual(['77'])
  })

  it('when linked are sent with all above them, and a click inverts one', () => {
    fc.assert(
      fc.property(treeAndChecks, fc.nat(), ([tree, some], pick) => {
        const checks = linkedChecks(tree, new Set(some))
        expect(areLinked(tree, checks)).toBe(true)
        const id = tree[pick % Math.max(tree.length, 1)]?.id
        if (id === undefined) return
        const was = checkStates(tree, checks, true).get(id)
        const next = toggledChecks(tree, checks, id, true)
        expect(areLinked(tree, next)).toBe(true)
        expect(checkStates(tree, next, true).get(id)).toBe(was === 'on' ? 'off' : 'on')
        const others = tree.filter((branch) => {
          const isNear =
            idsWithin(tree, id).has(branch.id) || idsAbove(tree, id).includes(branch.id)
          return !isNear
        })
        others.forEach((branch) => expect(next.has(branch.id)).toBe(checks.has(branch.id)))
      }),
    )
  })
})
