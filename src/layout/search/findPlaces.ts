import Fuse from 'fuse.js/basic'
import { config } from '@/config'
import type { Place } from './searchPool'

const { searchThreshold, searchTitleWeight, searchPathWeight } = config

/** §9: fuzzy over titles and paths, the best match first; without words, everything in the menu's order. */
export function createFinder(pool: readonly Place[]): (words: string) => readonly Place[] {
  const fuse = new Fuse(pool, {
    threshold: searchThreshold,
    keys: [
      { name: 'trail', weight: searchTitleWeight },
      { name: 'path', weight: searchPathWeight },
    ],
  })
  return (words) => {
    const wanted = words.trim()
    return wanted === '' ? pool : fuse.search(wanted).map(({ item }) => item)
  }
}
