import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mayFrame } from '@/engine/pages/InnerLink'
import { renderApp } from '@/tests/support/renderApp'

const hosts = ['https://docs.example.com', 'http://10.0.0.1:8080', 'https://*.example.org']

describe('design §7 FRAME_HOSTS', () => {
  it.each([
    'https://docs.example.com/a?b#c',
    'https://docs.example.com:443/',
    'https://DOCS.example.com',
    'http://10.0.0.1:8080/x',
    'https://a.example.org',
    'https://a.b.example.org',
  ])('allow a frame of %s', (address) => {
    expect(mayFrame(address, hosts)).toBe(true)
  })

  it.each([
    'http://docs.example.com',
    'https://docs.example.com:8443',
    'https://docs.example.com.evil.example',
    'https://evil.example/docs.example.com',
    'https://docs.example.com@evil.example',
    'https://xdocs.example.com',
    'https://example.org',
    'http://10.0.0.1',
    'mailto:a@docs.example.com',
    'tel:1',
    'nonsense',
  ])('do not allow one of %s', (address) => {
    expect(mayFrame(address, hosts)).toBe(false)
  })

  it('allow none of the portal itself, nor anything where none is named', () => {
    expect(mayFrame(location.href, [location.origin])).toBe(false)
    expect(mayFrame('https://docs.example.com', ['', '__FRAME_HOSTS__'])).toBe(false)
  })
})

const inner = (link: string) => ({
  path: '/',
  component: 'Layout',
  children: [{ path: 'manual', component: 'InnerLink', meta: { title: 'Manual', link } }],
})

describe('design §7 an inner link', () => {
  it('is a page that names the address and opens it in a new tab', async () => {
    await renderApp({ at: '/manual', menu: [inner('https://docs.example.com/m')] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Manual' })).toBeInTheDocument()
    const link = screen.getByRole('link', { name: /^https:\/\/docs\.example\.com\/m/ })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('stands in a frame where the server allows its host', async () => {
    const meta = document.createElement('meta')
    Object.assign(meta, { name: 'frame-hosts', content: 'https://docs.example.com' })
    document.head.append(meta)
    onTestFinished(() => meta.remove())
    await renderApp({ at: '/manual', menu: [inner('https://docs.example.com/m')] })
    await screen.findByRole('heading', { level: 1, name: 'Manual' })
    const frame = document.querySelector('iframe')
    expect(frame).toHaveAttribute('title', 'Manual')
    expect(frame).toHaveAttribute('src', 'https://docs.example.com/m')
    expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation')
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(screen.getByRole('link', { name: /^https:\/\/docs/ })).toBeInTheDocument()
  })
})
