// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { PortalRecord } from '@/engine/data/wire/records'
import { defineResource, f } from '@/engine/declare'
import { mergeRows } from '@/engine/list/live/mergeRows'

const parcel = defineResource('parcel', {
  path: '/parcel',
  component: 'parcel/index',
  permissions: 'parcel',
  fields: { id: f.id(), town: f.text() },
})

const rowsOf = (...names: readonly string[]): PortalRecord[] =>
  names.map((name) => {
    const [id = '', town = 'Bonn'] = name.split(':')
    return { id, town }
  })

const merged = (shown: readonly string[], answer: readonly string[], held = '', perPage = 4) =>
  mergeRows(parcel, {
    shown: rowsOf(...shown),
    answer: rowsOf(...answer),
    perPage,
    isHeld: (id) => id === held,
  })

const goneIn = ({ marks }: ReturnType<typeof merged>) =>
  [...marks].flatMap(([id, { isGone }]) => (isGone ? [id] : []))

const shown = ['d', 'c', 'b', 'a']

describe('the rows of a list that was asked for again', () => {
  it('are the same objects if nothing has changed', () => {
    const before = rowsOf(...shown)
    const { rows, marks, fresh } = mergeRows(parcel, {
      shown: before,
      answer: rowsOf(...shown),
      perPage: 4,
      isHeld: () => false,
    })
    expect(rows.every((row, index) => row === before[index])).toBe(true)
    expect([marks.size, fresh]).toEqual([0, []])
  })

  it('change in place, with their fields marked, unless they are in use', () => {
    const answer = ['d', 'c:Ulm', 'b:Ulm', 'a']
    const { rows, marks } = merged(shown, answer, 'b')
    expect(rows.map(({ town }) => town)).toEqual(['Bonn', 'Ulm', 'Bonn', 'Bonn'])
    expect([...marks]).toEqual([['c', { changed: ['town'] }]])
  })

  it('stay where they are; new ones are counted, and the ones that these moved are not gone', () => {
    const found = merged(shown, ['f', 'e', 'd', 'c'])
    expect(found.rows.map(({ id }) => id)).toEqual(shown)
    expect(found.fresh).toEqual(['f', 'e'])
    expect(goneIn(found)).toEqual([])
  })

  it('are marked once they have left; what moved up from the next page is not new', () => {
    const found = merged(shown, ['d', 'b', 'a', 'z'])
    expect(goneIn(found)).toEqual(['c'])
    expect(found.fresh).toEqual([])
    expect(found.rows.map(({ id }) => id)).toEqual(shown)
    expect(goneIn(merged(shown, ['d', 'c', 'b', 'z']))).toEqual(['a'])
    expect(goneIn(merged(shown, ['d', 'c']))).toEqual(['b', 'a'])
    expect(goneIn(merged(shown, []))).toEqual(shown)
  })

  it('tell new rows and rows that left apart', () => {
    const found = merged(shown, ['e', 'd', 'b', 'a'])
    expect([found.fresh, goneIn(found)]).toEqual([['e'], ['c']])
  })

  it('may all be new', () => {
    const found = merged(shown, ['h', 'g', 'f', 'e'])
    expect([found.fresh, goneIn(found)]).toEqual([['h', 'g', 'f', 'e'], []])
  })
})
