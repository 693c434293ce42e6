// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routes } from '@/app/routes'
import { buildMenu } from '@/engine/data/menu/buildMenu'
import { pagesOf } from '@/engine/data/menu/menuLookup'
import { profileRoute } from '@/engine/pages/fixedRoutes'
import type { MenuNode } from '@/engine/data/menu/menuNode'

const page = (path: unknown, more: object = {}) => ({
  path,
  component: 'store/bill/index',
  meta: { title: 'Bills' },
  ...more,
})
const directory = (path: unknown, children: unknown, more: object = {}) => ({
  path,
  component: 'Layout',
  redirect: 'noRedirect',
  alwaysShow: true,
  meta: { title: 'Directory', icon: 'shop' },
  children,
  ...more,
})

const own = [profileRoute, ...routes]

function pathsOf(tree: unknown): readonly string[] {
  return pagesOf(buildMenu(tree, { routes: own })).map((node) => node.path)
}

describe('gateway contract §4.2 menu tree', () => {
  const tree = [
    directory('/system', [
      page('config', { meta: { title: 'Parameters', icon: 'edit', noCache: true } }),
      directory('log', [page('operlog')], { component: 'system/log/index' }),
    ]),
    {
      path: '/',
      component: 'Layout',
      hidden: false,
      meta: { title: 'Orders', icon: 'list' },
      children: [{ path: 'order', component: 'pay/order/index', meta: { title: 'Orders' } }],
    },
    {
      name: 'Http://docs',
      path: 'http://docs.example',
      component: 'Layout',
      meta: { title: 'Docs' },
    },
  ]

  it('becomes full paths with any component of a container', () => {
    expect(pathsOf(tree)).toEqual(['/system/config', '/system/log/operlog', '/order'])
  })

  it('keeps the properties of a page', () => {
    expect(buildMenu(tree)[0]?.children[0]).toEqual({
      id: '/system/config',
      path: '/system/config',
      title: 'Parameters',
      icon: 'edit',
      component: 'store/bill/index',
      hidden: false,
      noCache: true,
      affix: false,
      breadcrumb: true,
      alwaysShow: false,
      children: [],
    })
  })

  it('keeps the properties of a directory', () => {
    expect(buildMenu(tree)[0]).toMatchObject({
      path: '/system',
      title: 'Directory',
      icon: 'shop',
      redirect: 'noRedirect',
      alwaysShow: true,
    })
    expect(buildMenu(tree)[0]).not.toHaveProperty('component')
  })

  it('removes the wrapper around a top-level page, but keeps its icon and hiding', () => {
    expect(buildMenu(tree)[1]).toMatchObject({ path: '/order', title: 'Orders', icon: 'list' })
    const bare = [{ path: '/', hidden: true, children: [page('a')] }]
    expect(buildMenu(bare)).toMatchObject([{ path: '/a', hidden: true }])
  })

  it('turns an http path into an outside link', () => {
    expect(buildMenu(tree)[2]).toMatchObject({ path: '', external: 'http://docs.example' })
  })
})

describe('§3 menu route item', () => {
  it('reads affix, activeMenu, breadcrumb and redirect', () => {
    const meta = { title: 'T', affix: true, activeMenu: '/a/list', breadcrumb: false }
    expect(buildMenu([page('/a', { meta, redirect: '/a/b' })])).toMatchObject([
      { affix: true, activeMenu: '/a/list', breadcrumb: false, redirect: '/a/b' },
    ])
  })

  it.each([
    ['{"id":1,"tab":"a b"}', 'id=1&tab=a+b'],
    ['{"id":9007199254740993}', 'id=9007199254740993'],
    [{ id: '01' }, 'id=01'],
  ])('reads the query %j', (query, text) => {
    expect(buildMenu([page('/a', { query })])).toMatchObject([{ query: text }])
  })

  it.each(['{', '[]', '4', '', null, '{}', '{"a":{}}', '['.repeat(100_000)])(
    'ignores the query %j',
    (query) => {
      expect(buildMenu([page('/a', { query })])[0]).not.toHaveProperty('query')
    },
  )

  it('keeps hidden pages, and hides those in a hidden directory', () => {
    const tree = [directory('/a', [page('b')], { hidden: true }), page('/c', { hidden: true })]
    expect(pagesOf(buildMenu(tree))).toMatchObject([
      { path: '/a/b', hidden: true },
      { path: '/c', hidden: true },
    ])
  })

  it.each([undefined, null, 'x', [], 7, {}])('survives the meta %j', (meta) => {
    expect(buildMenu([page('/a/some', { meta, name: undefined })])).toMatchObject([
      { title: 'some', breadcrumb: true },
    ])
  })

  it('falls back to the name for a title', () => {
    expect(buildMenu([page('/a', { meta: { title: ' ' }, name: 'Bill' })])).toMatchObject([
      { title: 'Bill' },
    ])
  })

  it.each(['#', '', null, '<svg onload=x>', 'https://x.example/i.svg', 'a b', 'x'.repeat(65)])(
    'C11 has no icon for %j',
    (icon) => {
      expect(buildMenu([page('/a', { meta: { title: 'T', icon } })])[0]).not.toHaveProperty('icon')
    },
  )

  it('C10 keeps a title as text', () => {
    const title = '<img src=x onerror=alert(1)> {0} \u202e'
    expect(buildMenu([page('/a', { meta: { title } })])[0]?.title).toBe(title)
  })

  it.each(['../../etc', '__proto__', 'constructor', 'x'.repeat(5_000), 'no/such/index'])(
    'C6 C7 keeps the entry of the component %.20s',
    (component) => {
      expect(buildMenu([page('/a', { component })])).toMatchObject([{ path: '/a', component }])
    },
  )
})

describe('links', () => {
  it.each(['https://x.example/a?b#c', 'http://x.example', 'mailto:a@x.example', 'tel:+123'])(
    'keeps %s',
    (path) => {
      expect(buildMenu([page(path)])).toMatchObject([{ path: '', external: path }])
    },
  )

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    '/javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x',
    '//evil.example',
    'http:///evil',
    'https://a b',
    'ftp://x',
  ])('H4: drops %j', (path) => {
    expect(buildMenu([page(path), directory('/d', [page(path), page('ok')])])).toMatchObject([
      { path: '/d', children: [{ path: '/d/ok' }] },
    ])
  })

  it('turns an inner link into a page that names its address', () => {
    const inner = { component: 'InnerLink', meta: { title: 'Docs', link: 'http://docs.example/x' } }
    expect(buildMenu([{ path: '/', children: [{ path: 'docs/x', ...inner }] }])).toMatchObject([
      { path: '/docs/x', external: 'http://docs.example/x', component: 'InnerLink' },
    ])
    expect(buildMenu([{ path: '/', children: [{ path: 'docs?x=1', ...inner }] }])).toMatchObject([
      { path: '', external: 'http://docs.example/x' },
    ])
  })

  it.each(['javascript:alert(1)', null, undefined])('H4: drops an inner link to %j', (link) => {
    expect(buildMenu([page('/a', { component: 'InnerLink', meta: { link } })])).toEqual([])
  })

  it('ignores a bad link on a declared page', () => {
    const [node] = buildMenu([page('/a', { meta: { title: 'T', link: 'javascript:x' } })])
    expect(node).toMatchObject({ path: '/a' })
    expect(node).not.toHaveProperty('external')
  })
})

describe('garbage from getRouters', () => {
  it.each([
    '/login',
    '/LOGIN',
    '/404',
    '/401',
    '/',
    '/index',
    '/register',
    '/redirect',
    '/redirect/:p',
    '/user/profile',
    '/job/log',
    '/dict/type/data/1',
    'redirect/:p',
    '',
    undefined,
    null,
    5,
    {},
    'noslash',
    '/a?b',
    '/a#b',
    '/%2e%2e',
    '/a/../b',
    '/./a',
    '/a//b',
    '/a\\b',
    '/a b',
    '/a\u0000',
    '/a\u202eb',
    '/*',
    '/:id',
    `/${'a'.repeat(300)}`,
  ])('C8 drops the path %j, the others stay', (path) => {
    expect(pathsOf([page(path), page('/fine')])).toEqual(['/fine'])
  })

  it('removes a closing slash', () => {
    expect(pathsOf([page('/a/'), directory('/b/', [page('c/')])])).toEqual(['/a', '/b/c'])
  })

  it('lets the first of two with one path win, in upper or lower case', () => {
    const tree = [page('/a', { meta: { title: 'first' } }), page('/A'), directory('/', [page('a')])]
    expect(buildMenu(tree)).toMatchObject([{ path: '/a', title: 'first' }])
  })

  it('C3 cuts 1,000 levels at ten, and logs it once', () => {
    const deep = Array.from({ length: 1_000 }).reduce<object>(
      (inner, _one, index) => directory(index === 999 ? '/top' : 'd', [page(`p${index}`), inner]),
      page('bottom'),
    )
    const warnings: string[] = []
    const menu = buildMenu([deep], { warn: (what) => warnings.push(what) })
    expect(pagesOf(menu).map(({ path }) => path.split('/').length - 1)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    expect(warnings).toEqual(['menu: cut below 10 levels in 2 places'])
  })

  it('C4 breaks a cycle', () => {
    const loop: { path: string; children: unknown[] } = { path: 'b', children: [] }
    loop.children.push(loop, page('c'))
    expect(pathsOf([directory('/a', [loop])])).toEqual(['/a/b/c'])
  })

  it.each([null, undefined, {}, 'x', 4, true, [null, 'x', [], [[]], 4, {}]])(
    'C2 makes nothing of %j',
    (tree) => {
      expect(buildMenu(tree)).toEqual([])
    },
  )

  it('cuts a title after 199 characters with a mark, and reads a query as text', () => {
    const titled = (title: string) => buildMenu([page('/a', { meta: { title } })])[0]?.title
    expect(titled('x'.repeat(200))).toBe('x'.repeat(200))
    expect(titled('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`)
    const query = '{"id":9007199254740993,"open":true,"name":"a b","list":[1]}'
    expect(buildMenu([page('/a', { query, hidden: 'true' })])).toMatchObject([
      { query: 'id=9007199254740993&open=true&name=a+b', hidden: true },
    ])
    expect(buildMenu([page('/a', { query: { page: 2, open: false } })])).toMatchObject([
      { query: 'page=2&open=false' },
    ])
  })

  it('accepts paths of 256 and links of 2,048 characters, and none longer', () => {
    const longest = `/${'a'.repeat(255)}`
    expect(pathsOf([page(longest), page(`${longest}a`)])).toEqual([longest])
    const link = `https://a.example/${'x'.repeat(2_030)}`
    const external = (path: string) => buildMenu([{ path, component: 'Layout' }])[0]?.external
    expect([external(link), external(`${link}x`)]).toEqual([link, undefined])
  })

  it.each(['/auth-redirect', '/bind', '/gen/edit', '/publish/details', '/dict/type/data/1'])(
    'leaves the portal its own page %s',
    (path) => {
      expect(pathsOf([page(path), page('/fine')])).toEqual(['/fine'])
    },
  )

  it('drops an empty directory', () => {
    expect(buildMenu([directory('/a', []), directory('/b', [null, page('//x')])])).toEqual([])
    expect(buildMenu([{ path: '/c', component: 'ParentView' }])).toEqual([])
  })

  it('C13 reads 5,000 entries within two seconds', () => {
    const tree = Array.from({ length: 50 }, (_one, outer) =>
      directory(
        `/d${outer}`,
        Array.from({ length: 100 }, (_two, inner) => page(`p${inner}`)),
      ),
    )
    const start = performance.now()
    expect(pathsOf(tree)).toHaveLength(5_000)
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  it('never throws, and makes only unique, absolute, plain paths and safe links', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const nodes = flat(buildMenu(tree))
        expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length)
        for (const { path, external = 'http://x', title } of nodes) {
          expect(path).toMatch(/^(?:\/[^/?#\\:%*\s]+)*$/)
          expect(external).toMatch(/^(?:https?|mailto|tel):/i)
          expect(typeof title).toBe('string')
        }
      }),
    )
  })
})

const oddText = fc.oneof(
  fc.constantFrom('/', '/a', 'a', 'b', '//x', 'javascript:x', 'http://x', '/login', '', '#', '..'),
  fc.string(),
)
const { node } = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.jsonValue(),
    fc.record(
      {
        path: fc.oneof(oddText, fc.jsonValue()),
        component: oddText,
        hidden: fc.jsonValue(),
        query: fc.oneof(fc.json(), fc.jsonValue()),
        redirect: oddText,
        meta: fc.oneof(fc.record({ title: oddText, link: oddText, icon: oddText }), fc.jsonValue()),
        children: fc.oneof(fc.array(tie('node')), fc.jsonValue()),
      },
      { requiredKeys: [] },
    ),
  ),
}))
const trees = fc.oneof(fc.array(node), fc.jsonValue())

function flat(nodes: readonly MenuNode[]): readonly MenuNode[] {
  return nodes.flatMap((one) => [one, ...flat(one.children)])
}
