import Fuse from 'fuse.js/basic'
import { config } from '@/engine/config'
import type { SearchHit } from './searchPool'

const { searchThreshold, searchTitleWeight, searchPathWeight } = config

/**
 * §9: fuzzy search over titles and paths. Hits that contain the exact text come first, then by score; without
 * text, everything in menu order.
 */
export function createFinder(pool: readonly SearchHit[]): (words: string) => readonly SearchHit[] {
  const fuse = new Fuse(pool, {
    threshold: searchThreshold,
    keys: [
      { name: 'titles', weight: searchTitleWeight },
      { name: 'path', weight: searchPathWeight },
    ],
  })
  return (words) => {
    const wanted = words.trim()
    if (wanted === '') return pool
    const found = fuse.search(wanted).map(({ item }) => item)
    const exact = found.filter((hit) => holds(hit, wanted.toLowerCase()))
    const known = new Set(exact)
    return [...exact, ...found.filter((hit) => !known.has(hit))]
  }
}

function holds({ titles, path }: SearchHit, wanted: string): boolean {
  return [...titles, path].some((text) => text.toLowerCase().includes(wanted))
}
