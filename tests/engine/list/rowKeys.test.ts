import { describe, expect, it } from 'vitest'
import { createRowSlots } from '@/engine/list/drawnRows'

describe('the drawn rows of a table', () => {
  it('show the records of the next page in place of the previous ones', () => {
    const rows = createRowSlots()
    expect(rows.of(['a', 'b', 'c'])).toEqual([0, 1, 2])
    expect(rows.of(['d', 'e', 'f'])).toEqual([0, 1, 2])
    expect(rows.of(['g'])).toEqual([0])
    expect(rows.of(['h', 'i'])).toEqual([0, 3])
  })

  it('follow a record that stays to its new position', () => {
    const rows = createRowSlots()
    rows.of(['a', 'b', 'c'])
    expect(rows.of(['c', 'a', 'b'])).toEqual([2, 0, 1])
    // b was removed, d moved up from the next page
    expect(rows.of(['c', 'a', 'd'])).toEqual([2, 0, 1])
    expect(rows.of(['d', 'e'])).toEqual([1, 2])
  })
})
