// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  addressAfterClosing,
  close,
  closeAll,
  closeOthers,
  dropPage,
  noPages,
  withPinned,
  visit,
  withoutRemoved,
  type OpenPage,
  type PageList,
} from '@/engine/form/pageList'

const home: OpenPage = { path: '/index', search: '', isPinned: true }
const board: OpenPage = { path: '/board', search: '', isPinned: true }
const nothing = noPages

describe('§7.6 opening a page', () => {
  it('adds a tag after the others and keeps the page mounted', () => {
    const tags = open(withPinned(noPages, [home]), '/a', '/b')
    expect(paths(tags)).toEqual(['/index', '/a', '/b'])
    expect(tags.kept).toEqual(['/a', '/b'])
  })

  it('again with another query keeps the tag in place and changes its address', () => {
    const tags = open(nothing, '/a?page=1', '/b', '/a?page=3')
    expect(tags.list.map(({ path, search }) => path + search)).toEqual(['/a?page=3', '/b'])
    expect(tags.kept).toEqual(['/b', '/a'])
  })

  it('with noCache adds a tag and caches nothing', () => {
    const tags = visit(nothing, { ...page('/a'), isKept: false })
    expect(paths(tags)).toEqual(['/a'])
    expect(tags.kept).toEqual([])
  })

  it('that is pinned keeps it pinned', () => {
    expect(open(withPinned(noPages, [home]), '/index?range=7').list).toEqual([
      { ...home, search: '?range=7' },
    ])
  })
})

describe('§7.6 at the start', () => {
  it('pinned tags come first, then the tags before the reload in their order', () => {
    const before = open(withPinned(noPages, [home]), '/b', '/a?page=2', '/index?range=30').list
    const tags = withPinned(noPages, [home, board], before)
    expect(tags.list.map(({ path, search }) => path + search)).toEqual([
      '/index?range=30',
      '/board',
      '/b',
      '/a?page=2',
    ])
    expect(tags.kept).toEqual([])
  })

  it('a tag that is no longer pinned can be closed', () => {
    expect(paths(close(withPinned(noPages, [home], [board]), '/board'))).toEqual(['/index'])
  })
})

describe('§7.6 closing', () => {
  const tags = open(withPinned(noPages, [home, board]), '/index', '/a', '/b', '/c')

  it('one drops its tag and page; the address becomes the last tag’s', () => {
    const left = close(tags, '/c')
    expect(paths(left)).toEqual(['/index', '/board', '/a', '/b'])
    expect(left.kept).not.toContain('/c')
    expect(addressAfterClosing(left)).toBe('/b')
  })

  it('the address includes the query of its tag', () => {
    expect(addressAfterClosing(open(nothing, '/a?page=2'))).toBe('/a?page=2')
  })

  it('the last one leads to the root', () => {
    expect(addressAfterClosing(close(open(nothing, '/a'), '/a'))).toBe('/')
  })

  it('does nothing to a pinned tag', () => {
    expect(close(tags, '/board')).toBe(tags)
  })

  it('others keeps the pinned tags and the chosen one, and only its page mounted', () => {
    const left = closeOthers(tags, '/b')
    expect(paths(left)).toEqual(['/index', '/board', '/b'])
    expect(left.kept).toEqual(['/b'])
  })

  it('all keeps the pinned tags and unmounts every page', () => {
    const left = closeAll(tags)
    expect(paths(left)).toEqual(['/index', '/board'])
    expect(left.kept).toEqual([])
    expect(addressAfterClosing(left)).toBe('/board')
  })
})

it('§7.6 refresh unmounts the page and keeps the tag', () => {
  const tags = dropPage(open(nothing, '/a', '/b'), '/a')
  expect(paths(tags)).toEqual(['/a', '/b'])
  expect(tags.kept).toEqual(['/b'])
})

it('C15: a page that is gone from the menu loses its tag; pinned tags stay', () => {
  const tags = open(withPinned(noPages, [home, board]), '/a', '/b')
  const left = withoutRemoved(tags, (path) => path === '/b')
  expect(paths(left)).toEqual(['/index', '/board', '/b'])
  expect(left.kept).toEqual(['/b'])
})

describe('the limit of tags', () => {
  it('the least recently seen one goes; pinned ones are not counted', () => {
    const tags = open(withPinned(noPages, [home]), '/index', '/a', '/b', '/c', '/a', '/d')
    expect(paths(tags)).toEqual(['/index', '/a', '/c', '/d'])
    expect(tags.kept).toEqual(['/index', '/c', '/a', '/d'])
  })

  it('one not seen since the reload goes first', () => {
    const before = open(nothing, '/a', '/b').list
    expect(paths(open(withPinned(noPages, [], before), '/a', '/c', '/d'))).toEqual([
      '/a',
      '/c',
      '/d',
    ])
  })

  it('one with unsaved input stays, and the next oldest goes', () => {
    expect(paths(open(nothing, '/unsaved', '/b', '/c', '/d'))).toEqual(['/unsaved', '/c', '/d'])
  })

  it('all stay where all have unsaved input', () => {
    const typed = ['/unsaved1', '/unsaved2', '/unsaved3', '/unsaved4']
    expect(paths(open(nothing, ...typed))).toEqual(typed)
  })
})

/** At most three tags; paths that begin with `/unsaved` have unsaved input. */
function open(tags: PageList, ...addresses: readonly string[]): PageList {
  return addresses.reduce((now, address) => visit(now, page(address, paths(now))), tags)
}

function page(address: string, present: readonly string[] = []) {
  const [path = '', query] = address.split('?')
  const search = query === undefined ? '' : `?${query}`
  const unsaved = new Set(present.filter((one) => one.startsWith('/unsaved')))
  return { path, search, isKept: true, most: 3, unsaved }
}

function paths({ list }: PageList): readonly string[] {
  return list.map(({ path }) => path)
}
