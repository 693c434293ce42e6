import { describe, expect, it } from 'vitest'
import { jumpTarget, pageLinks } from '@/engine/list/Pager'

describe('§9 pager', () => {
  it.each([
    [1, 1, [1]],
    [3, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [1, 1000, [1, 2, 3, 4, 5, 6, 7, 'gap', 1000]],
    [5, 1000, [1, 2, 3, 4, 5, 6, 7, 'gap', 1000]],
    [6, 1000, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 1000]],
    [996, 1000, [1, 'gap', 994, 995, 996, 997, 998, 999, 1000]],
    [1000, 1000, [1, 'gap', 994, 995, 996, 997, 998, 999, 1000]],
    [5, 10, [1, 2, 3, 4, 5, 6, 7, 'gap', 10]],
  ])('on page %i of %i links %j', (page, last, links) => {
    expect(pageLinks(page, last)).toEqual(links)
  })

  it('never repeats a page nor skips one without a gap', () => {
    for (let last = 1; last <= 40; last++) {
      for (let page = 1; page <= last; page++) {
        const links = pageLinks(page, last)
        expect(links).toContain(page)
        expect(links.length).toBeLessThanOrEqual(9)
        const jumps = links.filter((link, index) => {
          const next = links[index + 1]
          return typeof link === 'number' && typeof next === 'number' && next !== link + 1
        })
        expect(jumps).toEqual([])
      }
    }
  })

  it.each([
    ['300', 300],
    [' 7 ', 7],
    ['0', 1],
    ['99999', 1000],
    ['abc', undefined],
    ['1.5', undefined],
    ['-3', undefined],
    ['', undefined],
    ['1e9', undefined],
  ])('jumps for %j to %j of 1000', (typed, page) => {
    expect(jumpTarget(typed, 1000)).toBe(page)
  })
})
