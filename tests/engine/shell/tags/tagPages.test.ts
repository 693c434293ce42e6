// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createTranslate } from '@/engine/messages/translate'
import { routes } from '@/app/routes'
import { profileRoute } from '@/engine/pages/fixedRoutes'
import { createRegistry } from '@/engine/registry'
import { allResources } from '@/resources/all'
import { buildMenu } from '@/engine/data/menu/buildMenu'
import { listedPage } from '@/engine/shell/pages/listedPage'
import { pinnedTags, tagName } from '@/engine/shell/tags/tagPages'
import { allWordsOf } from '@/tools/app/DeclaredApp'
import { portal } from '@/tools/app/portal'

const menu = buildMenu([
  {
    path: '/store',
    component: 'Layout',
    meta: { title: 'menu.store' },
    children: [
      { path: 'storeDraw', component: 'a/index', meta: { title: 'menu.storeDraw' } },
      { path: 'notes', component: 'b/index', meta: { title: 'Notes', noCache: true } },
      { path: 'board', component: 'c/index', query: '{"a":1}', meta: { title: 'B', affix: true } },
    ],
  },
])

const site = {
  menu,
  routes: [profileRoute, ...routes],
  registry: createRegistry(allResources),
}

const words = await allWordsOf(portal)

describe('§7.6 which pages have a tag', () => {
  it.each([
    ['/store/storeDraw', true, true],
    ['/store/storeDraw/7/show', true, true],
    ['/store/notes', true, false],
    ['/index', true, false],
    ['/user/profile', true, true],
    ['/gen/edit', true, true],
    ['/404', false, false],
    ['/401', false, false],
    ['/', false, false],
    ['/redirect/store/storeDraw', false, false],
    ['/nowhere', false, false],
  ])('%s: tag %s, kept %s', (path, isListed, isKept) => {
    expect(listedPage(site, path)).toEqual({ isListed, isKept })
  })

  it('home and the pinned pages of the menu come first', () => {
    expect(pinnedTags(menu)).toEqual([
      { path: '/index', search: '', isPinned: true },
      { path: '/store/board', search: '?a=1', isPinned: true },
    ])
  })
})

describe('a tag is named after its page', () => {
  it.each([
    ['/index', 'Home', '首页'],
    ['/store/storeDraw', 'Withdrawals', '提现'],
    ['/store/storeDraw/12/show', 'Withdrawals #12', '提现（#12）'],
    ['/store/storeDraw/12', 'Withdrawals #12 · edit', '提现（#12）· 编辑'],
    ['/store/storeDraw/create', 'Withdrawals · new', '提现 · 新建'],
    ['/store/notes/%E4%B8%AD', 'Notes #中 · edit', 'Notes（#中）· 编辑'],
    ['/publish/details', 'Trade details', '交易详情'],
    ['/dict/type/data/5', 'Dictionary entries #5', '字典数据（#5）'],
    ['/dict/type/data/5/create', 'Dictionary entries #5 · new', '字典数据（#5） · 新建'],
    ['/gen/edit', 'Table columns', '表字段'],
  ])('%s: %s, %s', (path, english, chinese) => {
    for (const [texts, name] of [
      [words.en, english],
      [words.zh, chinese],
    ] as const) {
      const t = createTranslate(texts)
      expect(tagName(site, path, { t, menuTitle: t })).toBe(name)
    }
  })
})
