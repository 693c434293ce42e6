import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { menuIcons } from '@/app/menuIcons'
import { loadMenuIcons, MenuIcon } from '@/engine/shell/menu/MenuIcon'
import { PortalContext, usePortal } from '@/engine/shell/portal/PortalContext'
import { menusOf } from '@/sandbox/seed/seedPeople'
import { trade } from '@/sandbox/trade'

/** The icons of gateway contract §4.3 that stock menus are seeded with. */
const stock =
  'system user peoples tree-table tree post dict edit message log form logininfor monitor online job druid server redis tool build code swagger guide'

/** Provides the icons of this portal. */
function WithIcons({ children }: { children: ReactNode }) {
  return <PortalContext value={{ ...usePortal(), menuIcons }}>{children}</PortalContext>
}

function pathOf(icon: string): string {
  const { container, unmount } = render(<MenuIcon icon={icon} />, { wrapper: WithIcons })
  const path = container.querySelector('path')?.getAttribute('d') ?? ''
  unmount()
  return path
}

it('draws every stock name as a different icon once the late icons are loaded', async () => {
  const [dot, nearest] = [pathOf('#'), pathOf('job')]
  expect(nearest).toBe(pathOf('list'))
  const { container } = render(<MenuIcon icon="job" />, { wrapper: WithIcons })
  await act(loadMenuIcons)
  // icons that are on the page already change, too
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
