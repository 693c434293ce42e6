import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadMenuIcons, MenuIcon } from '@/engine/shell/menu/MenuIcon'
import { menusOf } from '@/sandbox/seed/seedPeople'
import { trade } from '@/sandbox/trade'

/** The icons of gateway contract §4.3 that stock menus are seeded with. */
const stock =
  'system user peoples tree-table tree post dict edit message log form logininfor monitor online job druid server redis tool build code swagger guide'

function pathOf(icon: string): string {
  const { container, unmount } = render(<MenuIcon icon={icon} />)
  const path = container.querySelector('path')?.getAttribute('d') ?? ''
  unmount()
  return path
}

it('draws every stock name as something of its own once the late drawings are here', async () => {
  const [dot, nearest] = [pathOf('#'), pathOf('job')]
  expect(nearest).toBe(pathOf('list'))
  const { container } = render(<MenuIcon icon="job" />)
  await act(loadMenuIcons)
  // what stands there already is drawn anew, too
  expect(container.querySelector('path')).not.toHaveAttribute('d', nearest)
  expect(pathOf('job')).not.toBe(nearest)
  const drawn = stock.split(' ').map(pathOf)
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawn).not.toContain(dot)
  const seeded = menusOf(trade)
    .map(({ icon }) => icon)
    .filter((icon) => icon !== '#' && icon !== '')
  expect(seeded.filter((icon) => pathOf(icon) === dot)).toEqual([])
  expect(new Set(seeded.map(pathOf)).size).toBe(seeded.length)
  expect(['#', '', '__proto__', 'https://a.example/b.svg'].map(pathOf)).toEqual(Array(4).fill(dot))
})
