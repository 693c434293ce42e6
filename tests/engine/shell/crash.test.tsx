import type { ComponentProps } from 'react'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as BannersModule from '@/engine/shell/notices/Banners'
import type * as NavbarModule from '@/engine/shell/Navbar'
import type * as SidebarModule from '@/engine/shell/menu/Sidebar'
import { renderShell } from './renderShell'

const broken = vi.hoisted(() => ({ part: '' }))

function failIn(part: string) {
  if (broken.part === part) throw new TypeError(`no ${part}`)
}

vi.mock('@/engine/shell/Navbar', async (load) => {
  const { Navbar } = await load<typeof NavbarModule>()
  return {
    Navbar: (props: ComponentProps<typeof Navbar>) => {
      failIn('navbar')
      return <Navbar {...props} />
    },
  }
})

vi.mock('@/engine/shell/menu/Sidebar', async (load) => {
  const { Sidebar } = await load<typeof SidebarModule>()
  return {
    Sidebar: (props: ComponentProps<typeof Sidebar>) => {
      failIn('sidebar')
      return <Sidebar {...props} />
    },
  }
})

vi.mock('@/engine/shell/notices/Banners', async (load) => {
  const { Banners, ...others } = await load<typeof BannersModule>()
  return {
    ...others,
    Banners: () => {
      failIn('banners')
      return <Banners />
    },
  }
})

beforeEach(() => {
  broken.part = ''
})

const parts = {
  sidebar: () => screen.queryByRole('navigation', { name: 'Main menu' }),
  navbar: () => screen.queryByRole('button', { name: 'Full screen' }),
}

const standing = () =>
  Object.entries(parts).flatMap(([name, find]) => (find() === null ? [] : [name]))

describe('J7 a part of the layout that throws', () => {
  it.each(['navbar', 'sidebar', 'banners'])(
    'the %s: everything else keeps working; the id can be copied, and a retry restores it',
    async (part) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
      const user = userEvent.setup()
      vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied)
      broken.part = part
      renderShell()
      expect(screen.getByRole('button', { name: 'page' })).toBeVisible()
      const all = Object.keys(parts)
      expect(standing()).toEqual(all.filter((name) => name !== part))
      const alert = screen
        .getByText(/^This part stopped working/)
        .closest<HTMLElement>('[role=alert]')!
      const id = within(alert).getByText(/^WD-[A-Z2-9]{6}$/).textContent
      expect(log.mock.calls.map(([line]) => String(line)).join()).toContain(`[${id}] TypeError`)
      await user.click(within(alert).getByRole('button', { name: `Copy ${id}` }))
      expect(copied).toHaveBeenCalledExactlyOnceWith(id)
      broken.part = ''
      await user.click(within(alert).getByRole('button', { name: 'Try again' }))
      expect(screen.queryByText(/^This part stopped working/)).toBeNull()
      expect(standing()).toEqual(all)
    },
  )
})
