// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { buildMenu } from '@/engine/data/menu/buildMenu'
import type { MenuNode } from '@/engine/data/menu/menuNode'
import { isPlainPath, joinPath, safeLink } from '@/engine/data/menu/menuPath'
import { always } from '@/tests/support/properties'

const oddText = fc.oneof(
  fc.constantFrom('/', '/a', 'a', 'b', '//x', 'javascript:x', 'http://x', '/login', '', '#', '..'),
  fc.string({ unit: 'binary' }),
)
const flag = fc.constantFrom(true, false, 'true', 'false', 1, null)
const meta = fc.record(
  { title: oddText, link: oddText, icon: oddText, noCache: flag, affix: flag, activeMenu: oddText },
  { requiredKeys: [] },
)
const { node } = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.jsonValue({ maxDepth: 2 }),
    fc.record(
      {
        path: fc.oneof(
          fc.constantFrom('/a', '/b', '/c', 'd', 'e', 'f', 'http://docs.example'),
          oddText,
        ),
        component: fc.constantFrom('Layout', 'ParentView', 'InnerLink', 'store/bill/index', ''),
        hidden: flag,
        query: fc.oneof(fc.json({ maxDepth: 1 }), fc.jsonValue({ maxDepth: 1 })),
        redirect: oddText,
        meta: fc.oneof(meta, fc.jsonValue({ maxDepth: 1 })),
        children: fc.oneof(fc.array(tie('node'), { maxLength: 4 }), fc.jsonValue({ maxDepth: 1 })),
      },
      { requiredKeys: [] },
    ),
  ),
}))
const tree = fc.array(node, { maxLength: 6 })

type Found = { node: MenuNode; above: readonly MenuNode[] }

function foundIn(nodes: readonly MenuNode[], above: readonly MenuNode[] = []): readonly Found[] {
  return nodes.flatMap((one) => [{ node: one, above }, ...foundIn(one.children, [...above, one])])
}

describe('any menu', () => {
  always(
    'has entries that are unlike each other, with plain paths and safe links',
    [fc.oneof(tree, fc.jsonValue())],
    (raw) => {
      const all = foundIn(buildMenu(raw)).map((found) => found.node)
      expect(new Set(all.map(({ id }) => id.toLowerCase())).size).toBe(all.length)
      for (const { path, external = 'http://x' } of all) {
        expect(path).toMatch(/^(?:\/[^/?#\\:%*\s]+)*$/)
        expect(['/login', '/index', '/404']).not.toContain(path.toLowerCase())
        expect(external).toMatch(/^(?:https?|mailto|tel):/i)
      }
    },
  )

  always('is made alike from the same tree, and does not change it', [tree], (raw) => {
    const before = JSON.stringify(raw)
    expect(buildMenu(JSON.parse(before))).toEqual(buildMenu(raw))
    expect(JSON.stringify(raw)).toBe(before)
  })

  always(
    'is the same beside values that are no entries',
    [tree, fc.array(fc.constantFrom(null, 'x', 4, true, [], {}, { path: '' }))],
    (raw, junk) => {
      expect(buildMenu([...junk, ...raw, ...junk])).toEqual(buildMenu(raw))
    },
  )

  always('keeps what it has when more comes after it', [tree, tree], (first, more) => {
    const menu = buildMenu(first)
    expect(buildMenu([...first, ...more]).slice(0, menu.length)).toEqual(menu)
  })

  always('hides what stands in something hidden', [tree], (raw) => {
    for (const { node: one, above } of foundIn(buildMenu(raw)))
      if (above.some(({ hidden }) => hidden)) expect(one.hidden).toBe(true)
  })

  always(
    'has directories that hold something, and is ten levels deep at the most',
    [tree, fc.nat(14)],
    (raw, levels) => {
      const deep = Array.from({ length: levels }).reduce<unknown>(
        (inner, _, level) => ({ path: `/level${level}`, children: [inner, ...raw] }),
        { path: '/bottom', component: 'x' },
      )
      for (const { node: one, above } of foundIn(buildMenu([deep]))) {
        expect(above.length).toBeLessThan(10)
        expect(one.children.length > 0).toBe(
          one.id.endsWith('/') && one.path !== '' && !one.external,
        )
      }
    },
    300,
  )

  always(
    'has titles that can be shown: some text, not cut within a character',
    [tree, fc.string({ unit: 'grapheme', minLength: 150, maxLength: 400 })],
    (raw, title) => {
      const long = { path: '/long', component: 'x', meta: { title } }
      const [first] = buildMenu([long])
      expect(first?.title).not.toMatch(/\p{Surrogate}/u)
      expect(first?.title.length).toBeLessThanOrEqual(200)
      if (title.trim() !== '' && title.length <= 200) expect(first?.title).toBe(title)
      for (const { node: one } of foundIn(buildMenu(raw))) expect(typeof one.title).toBe('string')
    },
  )
})

describe('any path and any link', () => {
  always('joins to a plain path of the parent’s, or to none', [oddText, oddText], (parent, own) => {
    const joined = joinPath(parent, own)
    if (joined === undefined) return
    expect(isPlainPath(joined)).toBe(true)
    expect(joined.startsWith(own.startsWith('/') ? own.replace(/\/$/, '') : parent)).toBe(true)
  })

  always(
    'leads to the web, to mail or to a telephone, or nowhere',
    [
      fc.oneof(
        oddText,
        fc.webUrl(),
        fc.webUrl().map((url) => ` ${url}`),
        fc.constantFrom('java\nscript:x', 'data:text/html,x', 'HTTPS://x', 'tel:1', 'mailto:a@b'),
      ),
    ],
    (text) => {
      const link = safeLink(text)
      if (link === undefined) return
      expect(link).toBe(text)
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(
        new URL(link, 'http://base').protocol,
      )
    },
  )
})
