import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildMenu } from '@/engine/data/menu/buildMenu'
import { renderApp } from '@/tests/support/renderApp'

const yes = [true, 1, 'true', 'TRUE', '1', ' 1 ', 'y', 'Y', 'yes', 'on']
const no = [false, 0, 'false', 'False', '0', ' 0', 'n', 'N', 'no', 'off']
const neither = [undefined, null, '', 'maybe', 2, '-1', [], [true], {}, { true: 1 }]

const flags = [
  ['hidden', false, (value: unknown) => ({ hidden: value })],
  ['alwaysShow', false, (value: unknown) => ({ alwaysShow: value })],
  ['noCache', false, (value: unknown) => ({ meta: { noCache: value } })],
  ['affix', false, (value: unknown) => ({ meta: { affix: value } })],
  ['breadcrumb', true, (value: unknown) => ({ meta: { breadcrumb: value } })],
] as const

const page = (
  path: string,
  title: string,
  more: { meta?: object; [name: string]: unknown } = {},
) => ({
  path,
  component: 'store/bill/index',
  ...more,
  meta: { title, ...more.meta },
})

describe.each(flags)('a menu entry’s %s', (name, byDefault, sent) => {
  const read = (value: unknown) => buildMenu([page('/a', 'A', sent(value))])[0]?.[name]

  it.each(yes)('%j is true', (value) => expect(read(value)).toBe(true))
  it.each(no)('%j is false', (value) => expect(read(value)).toBe(false))
  it.each(neither)(`%j is the default, ${byDefault}`, (value) => {
    expect(read(value)).toBe(byDefault)
  })
})

describe('a menu whose flags are numbers and words', () => {
  it('hides, folds and names its entries as the flags say', async () => {
    const directory = (path: string, child: object, more: object) => ({
      ...page(path, `Directory ${path}`),
      component: 'Layout',
      children: [child],
      ...more,
    })
    await renderApp({
      at: '/seen/inner',
      menu: [
        page('/by-word', 'Hidden by a word', { hidden: '1' }),
        page('/by-number', 'Hidden by a number', { hidden: 1 }),
        page('/shown', 'Shown', { hidden: '0' }),
        directory('/folded', page('inner', 'The only page'), { alwaysShow: 0 }),
        directory('/seen', page('inner', 'Page of a directory'), {
          alwaysShow: '1',
          meta: { title: 'Directory /seen', breadcrumb: 'false' },
        }),
      ],
    })
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
    expect(menu.queryByText(/^Hidden/)).toBeNull()
    expect(menu.getByRole('link', { name: 'Shown' })).toBeVisible()
    expect(menu.getByRole('link', { name: 'The only page' })).toBeVisible()
    expect(menu.queryByText('Directory /folded')).toBeNull()
    expect(menu.getByText('Directory /seen')).toBeVisible()
    const trail = screen.getByRole('navigation', { name: 'Where you are' })
    expect(trail).toHaveTextContent('Page of a directory')
    expect(trail).not.toHaveTextContent('Directory /seen')
  })
})
