// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { buildMenu } from '@/engine/data/menu/buildMenu'
import { ownerOf, pagesOf, breadcrumbOf } from '@/engine/data/menu/menuLookup'
import { mayOpen, sidebarEntries, type MenuAccess } from '@/engine/shell/menu/sidebarEntries'

const everything: MenuAccess = { permissions: ['*:*:*'], permissionOf: (name) => `${name}:list` }
const nothing: MenuAccess = { permissions: [], permissionOf: () => undefined }

const page = (path: string, more: object = {}) => ({
  path,
  component: path,
  meta: { title: path },
  ...more,
})

const menu = buildMenu([
  {
    path: '/store',
    alwaysShow: true,
    redirect: 'noRedirect',
    meta: { title: 'Stores', icon: 'shop' },
    children: [page('storeDraw'), page('bill'), page('secret', { hidden: true })],
  },
  { path: '/', children: [page('order')] },
  {
    path: '/deep',
    meta: { title: 'Deep', breadcrumb: false },
    children: [{ path: 'er', alwaysShow: true, meta: { title: 'Er' }, children: [page('one')] }],
  },
])

const outline = (access: MenuAccess, nodes = menu) =>
  sidebarEntries(nodes, access).map(({ path, children }) => [path, children.map((one) => one.path)])

describe('gateway contract §7.7 sidebar', () => {
  it('shows directories with their pages, without hidden ones', () => {
    expect(outline(everything)).toEqual([
      ['/store', ['/store/storeDraw', '/store/bill']],
      ['/order', []],
      ['/deep', ['/deep/er']],
    ])
  })

  it('shows a directory of one page as that page, with an icon from either', () => {
    const one = (more: object) =>
      buildMenu([{ path: '/a', meta: { title: 'A', icon: 'shop' }, children: [page('b', more)] }])
    expect(sidebarEntries(one({}), everything)).toMatchObject([{ path: '/a/b', icon: 'shop' }])
    const own = one({ meta: { title: 'B', icon: 'bill' } })
    expect(sidebarEntries(own, everything)).toMatchObject([{ path: '/a/b', icon: 'bill' }])
  })

  it('keeps a directory of one page that says alwaysShow', () => {
    const one = buildMenu([{ path: '/a', alwaysShow: true, children: [page('b')] }])
    expect(outline(everything, one)).toEqual([['/a', ['/a/b']]])
  })

  it('keeps a directory of two pages, and one whose only entry is a directory', () => {
    const two = buildMenu([{ path: '/a', children: [page('b'), page('c')] }])
    expect(outline(everything, two)).toEqual([['/a', ['/a/b', '/a/c']]])
    const nested = buildMenu([{ path: '/a', children: [{ path: 'b', children: [page('c')] }] }])
    expect(outline(everything, nested)).toEqual([['/a', ['/a/b/c']]])
  })

  it('links a directory of hidden pages to its redirect, and drops it without one', () => {
    const hides = (redirect: string) =>
      buildMenu([{ path: '/a', redirect, children: [page('b', { hidden: true })] }])
    expect(outline(everything, hides('/a/b'))).toEqual([['/a/b', []]])
    expect(outline(everything, hides('noRedirect'))).toEqual([])
  })
})

describe('§6 the menu is filtered by permission', () => {
  it('hides entries without their list permission, and directories with nothing left', () => {
    const access = { ...everything, permissions: ['bill:list'] }
    expect(outline(access)).toEqual([['/store', ['/store/bill']]])
    expect(outline({ ...everything, permissions: [] })).toEqual([])
    const redirecting = buildMenu([{ path: '/a', redirect: '/a/b', children: [page('b')] }])
    expect(outline({ ...everything, permissions: [] }, redirecting)).toEqual([])
  })

  it('shows entries that need no permission', () => {
    expect(outline(nothing)).toEqual(outline(everything))
  })

  it('tells whether a page may be opened', () => {
    const bill = ownerOf(menu, '/store/bill')!
    expect(mayOpen(bill, everything)).toBe(true)
    expect(mayOpen(bill, { ...everything, permissions: ['storeDraw:list'] })).toBe(false)
    expect(mayOpen(bill, nothing)).toBe(true)
  })
})

describe('pages by path', () => {
  it('are found with hidden ones, in any case and with a closing slash', () => {
    expect(ownerOf(menu, '/store/secret')?.hidden).toBe(true)
    expect(ownerOf(menu, '/STORE/bill/')?.path).toBe('/store/bill')
    expect(ownerOf(menu, '/store')).toBeUndefined()
    expect(ownerOf(menu, '/%')).toBeUndefined()
  })

  it('are found when the address bar encoded them', () => {
    const chinese = buildMenu([page('/订单')])
    expect(ownerOf(chinese, encodeURI('/订单'))?.path).toBe('/订单')
  })

  it('own the paths below them', () => {
    expect(ownerOf(menu, '/store/bill/7/show')?.path).toBe('/store/bill')
    expect(ownerOf(menu, '/store/billing')).toBeUndefined()
    expect(ownerOf(menu, '/')).toBeUndefined()
  })

  it('give way to the nearer owner', () => {
    const nested = buildMenu([page('/a'), page('/a/b'), page('/a/b/c/d')])
    expect(ownerOf(nested, '/a/b/c')?.path).toBe('/a/b')
  })

  it('leave plain outside links out', () => {
    const links = buildMenu([page('https://x.example'), page('/a')])
    expect(pagesOf(links).map(({ path }) => path)).toEqual(['/a'])
    expect(ownerOf(links, '/b')).toBeUndefined()
  })
})

describe('gateway contract §7.8 breadcrumb', () => {
  it('walks from the directory to the page, below it too', () => {
    const titles = (path: string) => breadcrumbOf(menu, path).map(({ title }) => title)
    expect(titles('/store/bill')).toEqual(['Stores', 'bill'])
    expect(titles('/store/bill/7/show')).toEqual(['Stores', 'bill'])
    expect(titles('/order')).toEqual(['order'])
    expect(titles('/nowhere')).toEqual([])
  })

  it('leaves out what says breadcrumb: false', () => {
    expect(breadcrumbOf(menu, '/deep/er/one').map(({ title }) => title)).toEqual(['Er', 'one'])
  })
})
