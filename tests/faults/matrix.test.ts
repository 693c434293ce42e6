// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { missingTests } from '@/tests/support/namedRows'
import { sections } from './sections'

// The fault matrix: which test holds which row. A row that no test holds yet is not among them.

describe.each(sections)('fault matrix $letter, $of', ({ letter, rows }) => {
  it.each(Object.entries(rows))('%s is covered by tests of these names', (row, tests) => {
    expect(row).toMatch(new RegExp(`^${letter}\\d+$`))
    expect(tests).not.toEqual([])
    expect(missingTests(tests)).toEqual([])
  })
})

describe('the rows that must pass on every merge', () => {
  const held = new Set(sections.flatMap(({ rows }) => Object.keys(rows)))

  it.each(Object.entries(firstGate()))('%s', (_letter, wanted) => {
    expect(wanted.filter((row) => !held.has(row))).toEqual([])
  })
})

function firstGate(): Readonly<Record<string, readonly string[]>> {
  return {
    A: ['A1', 'A4', 'A8', 'A11', 'A12', 'A16', 'A29', 'A32'],
    B: ['B1', 'B2', 'B3', 'B7', 'B10', 'B13', 'B19', 'B24', 'B25'],
    C: ['C2', 'C4', 'C6', 'C7', 'C10'],
    D: ['D1', 'D6', 'D7', 'D10', 'D12', 'D16'],
    E: ['E1', 'E2', 'E6', 'E8', 'E9', 'E15'],
    F: ['F2', 'F8', 'F9', 'F10', 'F11', 'F14', 'F15', 'F22', 'F28'],
    G: ['G1', 'G3', 'G8', 'G9', 'G18'],
    H: ['H1', 'H2', 'H3', 'H11'],
    I: ['I1', 'I2', 'I6'],
    J: ['J1', 'J2', 'J3', 'J4', 'J11'],
    K: ['K1', 'K3', 'K7'],
    L: Array.from({ length: 31 }, (_, at) => `L${at + 1}`),
  }
}
