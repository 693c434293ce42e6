// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { buildMenu } from '@/engine/data/menu/buildMenu'
import { createFinder, searchPool } from '@/engine/shell/search/searchPool'
import { sidebarEntries, type MenuAccess } from '@/engine/shell/menu/sidebarEntries'

const everything: MenuAccess = { permissions: ['*:*:*'], permissionOf: (name) => `${name}:list` }

const page = (path: string, title: string, more: object = {}) => ({
  path,
  component: path,
  meta: { title },
  ...more,
})
const system = (children: readonly unknown[], more: object = {}) => ({
  path: '/system',
  component: 'Layout',
  redirect: 'noRedirect',
  alwaysShow: true,
  meta: { title: '系统管理' },
  children,
  ...more,
})

function poolOf(tree: unknown, access = everything) {
  const menu = buildMenu(tree)
  const entries = sidebarEntries(menu, access)
  return searchPool({ menu, entries, titleOf: (title) => title })
}

function search(words: string, tree: unknown, access?: MenuAccess): readonly string[] {
  return createFinder(poolOf(tree, access))(words).map(({ to }) => to)
}

describe('gateway contract §7.9 header search', () => {
  const tree = [system([page('user', '用户管理'), page('config', '参数设置')])]

  it('"conf" finds the parameters, "system" both pages, "zzz" none', () => {
    expect(search('conf', tree)).toEqual(['/system/config'])
    expect([...search('system', tree)].sort()).toEqual(['/system/config', '/system/user'])
    expect(search('zzz', tree)).toEqual([])
  })

  it('finds by title, by the title above and despite a typing mistake', () => {
    expect(search('参数', tree)).toEqual(['/system/config'])
    expect([...search('系统', tree)].sort()).toEqual(['/system/config', '/system/user'])
    const english = [page('/withdrawals', 'Withdrawals'), page('/bills', 'Bills')]
    expect(search('withdrawls', english)).toEqual(['/withdrawals'])
    expect(search('WITHDRAWALS', english)).toEqual(['/withdrawals'])
  })

  it('ranks a title above a path', () => {
    const both = [page('/bill', 'Other things'), page('/x', 'Bill')]
    expect(search('bill', both)).toEqual(['/x', '/bill'])
  })

  it('ranks an exact match above a similar one', () => {
    const alike = [page('/notice', 'Notices'), page('/twice', 'First of two')]
    expect(search('twice', alike)).toEqual(['/twice', '/notice'])
  })

  it('gives the whole menu, home first, while nothing is typed', () => {
    expect(search('  ', tree)).toEqual(['/index', '/system/user', '/system/config'])
  })

  it('names the directories above each page, even where the sidebar shows the page alone', () => {
    const one = [system([page('user', '用户管理')], { alwaysShow: false })]
    expect(poolOf(one).map(({ titles: trail }) => trail)).toEqual([
      ['shell.home'],
      ['系统管理', '用户管理'],
    ])
  })

  it('leaves out hidden, noRedirect and forbidden entries', () => {
    const odd = [
      system([
        page('user', 'User'),
        page('secret', 'Secret', { hidden: true }),
        page('nowhere', 'Nowhere', { redirect: 'noRedirect' }),
      ]),
      system([page('a', 'A')], { path: '/veiled', hidden: true }),
    ]
    expect(search('', odd)).toEqual(['/index', '/system/user'])
    expect(search('', odd, { ...everything, permissions: [] })).toEqual(['/index'])
  })

  it('leads to a directory where its redirect does, if that may be opened', () => {
    const leading = [system([page('user', 'User')], { redirect: '/system/user' })]
    expect(poolOf(leading).map(({ to, titles: trail }) => [to, trail.length])).toEqual([
      ['/index', 1],
      ['/system/user', 1],
      ['/system/user', 2],
    ])
    const astray = [system([page('user', 'User')], { redirect: '/system/nothing' })]
    expect(search('', astray)).toEqual(['/index', '/system/user'])
  })

  it('includes the default query', () => {
    const tree = [page('/a', 'A', { query: '{"id":"01"}' })]
    expect(search('', tree)).toEqual(['/index', '/a?id=01'])
  })

  it('tells an external link from a page that names one', () => {
    const tree = [
      { path: 'https://docs.example', component: 'Layout', meta: { title: 'Docs' } },
      page('/inner', 'Inner', { component: 'InnerLink', meta: { link: 'https://x.example' } }),
    ]
    expect(poolOf(tree).map(({ to, isOutside }) => [to, isOutside])).toEqual([
      ['/index', false],
      ['https://docs.example', true],
      ['/inner', false],
    ])
  })

  it('C13: searches 5,000 entries within half a second a key', () => {
    const many = Array.from({ length: 5_000 }, (_, at) => page(`p${at}`, `Page ${at} of many`))
    const find = createFinder(poolOf([system(many)]))
    for (const words of ['p', 'pa', 'page 49', 'page 4999']) {
      const start = performance.now()
      expect(find(words).length).toBeGreaterThan(0)
      expect(performance.now() - start).toBeLessThan(500)
    }
  })

  it('D25: survives any words', () => {
    const odd = ['(', '[', '\\', '*', '%', '\u0000', 'x'.repeat(5_000), '(?:', '🙂', '__proto__']
    for (const words of odd) expect(() => search(words, tree)).not.toThrow()
  })
})
