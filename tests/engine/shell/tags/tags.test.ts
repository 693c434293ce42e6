// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  addressAfterClosing,
  close,
  closeAll,
  closeOthers,
  dropPage,
  startTags,
  visit,
  withoutGone,
  type Tag,
  type Tags,
} from '@/engine/shell/tags/tags'

const home: Tag = { path: '/index', search: '', isPinned: true }
const board: Tag = { path: '/board', search: '', isPinned: true }
const nothing = startTags([], [])

describe('§7.6 opening a page', () => {
  it('gives it a tag behind the others and keeps it alive', () => {
    const tags = open(startTags([home], []), '/a', '/b')
    expect(paths(tags)).toEqual(['/index', '/a', '/b'])
    expect(tags.kept).toEqual(['/a', '/b'])
  })

  it('again, with another query, leaves the tag where it is and changes its address', () => {
    const tags = open(nothing, '/a?page=1', '/b', '/a?page=3')
    expect(tags.list.map(({ path, search }) => path + search)).toEqual(['/a?page=3', '/b'])
    expect(tags.kept).toEqual(['/b', '/a'])
  })

  it('with noCache gives a tag and keeps nothing', () => {
    const tags = visit(nothing, { ...page('/a'), isKept: false })
    expect(paths(tags)).toEqual(['/a'])
    expect(tags.kept).toEqual([])
  })

  it('that is pinned leaves it pinned', () => {
    expect(open(startTags([home], []), '/index?range=7').list).toEqual([
      { ...home, search: '?range=7' },
    ])
  })
})

describe('§7.6 at the start', () => {
  it('pinned tags come first, then those of before the reload in their order', () => {
    const before = open(startTags([home], []), '/b', '/a?page=2', '/index?range=30').list
    const tags = startTags([home, board], before)
    expect(tags.list.map(({ path, search }) => path + search)).toEqual([
      '/index?range=30',
      '/board',
      '/b',
      '/a?page=2',
    ])
    expect(tags.kept).toEqual([])
  })

  it('what is pinned no more can be closed', () => {
    expect(paths(close(startTags([home], [board]), '/board'))).toEqual(['/index'])
  })
})

describe('§7.6 closing', () => {
  const tags = open(startTags([home, board], []), '/index', '/a', '/b', '/c')

  it('one takes its tag and its page; the way leads to the last tag that is left', () => {
    const left = close(tags, '/c')
    expect(paths(left)).toEqual(['/index', '/board', '/a', '/b'])
    expect(left.kept).not.toContain('/c')
    expect(addressAfterClosing(left)).toBe('/b')
  })

  it('the way includes the query of the tag it leads to', () => {
    expect(addressAfterClosing(open(nothing, '/a?page=2'))).toBe('/a?page=2')
  })

  it('the very last leads to the root', () => {
    expect(addressAfterClosing(close(open(nothing, '/a'), '/a'))).toBe('/')
  })

  it('does nothing to a pinned tag', () => {
    expect(close(tags, '/board')).toBe(tags)
  })

  it('others leaves the pinned ones and the chosen one, and only its page alive', () => {
    const left = closeOthers(tags, '/b')
    expect(paths(left)).toEqual(['/index', '/board', '/b'])
    expect(left.kept).toEqual(['/b'])
  })

  it('all leaves the pinned ones and no page alive', () => {
    const left = closeAll(tags)
    expect(paths(left)).toEqual(['/index', '/board'])
    expect(left.kept).toEqual([])
    expect(addressAfterClosing(left)).toBe('/board')
  })
})

it('§7.6 refresh lets go of the page and leaves the tag', () => {
  const tags = dropPage(open(nothing, '/a', '/b'), '/a')
  expect(paths(tags)).toEqual(['/a', '/b'])
  expect(tags.kept).toEqual(['/b'])
})

it('C15: a page that the menu has no more takes its tag along, and what is pinned stays', () => {
  const tags = open(startTags([home, board], []), '/a', '/b')
  const left = withoutGone(tags, (path) => path === '/b')
  expect(paths(left)).toEqual(['/index', '/board', '/b'])
  expect(left.kept).toEqual(['/b'])
})

describe('no more tags than may be', () => {
  it('the one longest not seen goes, pinned ones are not counted', () => {
    const tags = open(startTags([home], []), '/index', '/a', '/b', '/c', '/a', '/d')
    expect(paths(tags)).toEqual(['/index', '/a', '/c', '/d'])
    expect(tags.kept).toEqual(['/index', '/c', '/a', '/d'])
  })

  it('one that was not seen since the reload goes first', () => {
    const before = open(nothing, '/a', '/b').list
    expect(paths(open(startTags([], before), '/a', '/c', '/d'))).toEqual(['/a', '/c', '/d'])
  })

  it('one that holds something typed stays, and the next oldest goes', () => {
    expect(paths(open(nothing, '/unsaved', '/b', '/c', '/d'))).toEqual(['/unsaved', '/c', '/d'])
  })

  it('all stay where all hold something typed', () => {
    const typed = ['/unsaved1', '/unsaved2', '/unsaved3', '/unsaved4']
    expect(paths(open(nothing, ...typed))).toEqual(typed)
  })
})

/** At most three tags; a path that begins with `/unsaved` holds something typed. */
function open(tags: Tags, ...addresses: readonly string[]): Tags {
  return addresses.reduce((now, address) => visit(now, page(address, paths(now))), tags)
}

function page(address: string, present: readonly string[] = []) {
  const [path = '', query] = address.split('?')
  const search = query === undefined ? '' : `?${query}`
  const unsaved = new Set(present.filter((one) => one.startsWith('/unsaved')))
  return { path, search, isKept: true, most: 3, unsaved }
}

function paths({ list }: Tags): readonly string[] {
  return list.map(({ path }) => path)
}
