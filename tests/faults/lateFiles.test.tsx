import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as LateFiles from '@/engine/ui/late/lateFiles'
import { serveLinks } from '@/tests/support/serveLinks'

type Sent = 'lost' | 404 | 'html' | 'script'

/** The server's answers to each file, in order; scripts afterwards. */
function serve(answers: Readonly<Record<string, readonly Sent[]>>) {
  const left = new Map(Object.entries(answers).map(([file, sent]) => [file, [...sent]]))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const file = new URL(address).pathname.slice(1)
    asked.push(file)
    const sent = left.get(file)?.shift() ?? 'script'
    if (sent === 'lost') throw new TypeError('Failed to fetch')
    const type = sent === 'html' ? 'text/html' : 'text/javascript'
    return new Response('', { status: sent === 404 ? 404 : 200, headers: { 'Content-Type': type } })
  })
  return asked
}

let loadLate: typeof LateFiles.loadLate
let withPage: typeof LateFiles.withPage
let fileLost: string
const lost = vi.fn<() => void>()

beforeEach(async () => {
  vi.resetModules()
  ;({ loadLate, withPage, fileLost } = await import('@/engine/ui/late/lateFiles'))
  addEventListener(fileLost, lost)
})
afterEach(() => {
  removeEventListener(fileLost, lost)
  lost.mockClear()
  vi.unstubAllGlobals()
})

describe('J5: a late file', () => {
  it.each(['lost', 404, 'html'] as const)(
    'that is %s once is requested again before its module is imported, and the page shows no message',
    async (sent) => {
      const asked = serve({ 'assets/page.js': [sent] })
      const importModule = vi.fn<() => Promise<string>>(async () => {
        expect(asked).toHaveLength(3)
        return 'page'
      })
      expect(await loadLate(importModule, ['assets/page.js', 'assets/shared.js'])).toBe('page')
      expect(asked.toSorted()).toEqual(['assets/page.js', 'assets/page.js', 'assets/shared.js'])
      expect(importModule).toHaveBeenCalledOnce()
      expect(lost).not.toHaveBeenCalled()
    },
  )

  it('that is lost twice is reported once and not imported; the next try fetches it again', async () => {
    const asked = serve({ 'assets/page.js': ['lost', 'lost'] })
    const importModule = vi.fn<() => Promise<string>>(async () => 'page')
    await expect(loadLate(importModule, ['assets/page.js'])).rejects.toThrow('Failed to fetch')
    expect(asked).toHaveLength(2)
    expect(importModule).not.toHaveBeenCalled()
    expect(lost).toHaveBeenCalledOnce()
    expect(await loadLate(importModule, ['assets/page.js'])).toBe('page')
    expect(asked).toHaveLength(3)
  })

  it('is fetched once for all uses', async () => {
    const asked = serve({})
    const load = () => loadLate(async () => 'page', ['assets/shared.js'])
    await Promise.all([load(), load()])
    await load()
    expect(asked).toEqual(['assets/shared.js'])
  })
})

describe('a file that loads with the page', () => {
  it('is requested by a link alone, which the import uses', async () => {
    const asked = serve({})
    const linked = serveLinks()
    const files = ['assets/portal.js', 'assets/portal.css']
    expect(await withPage(() => loadLate(async () => 'portal', files))).toBe('portal')
    expect(linked).toEqual(files)
    expect(asked).toEqual([])
  })

  it('and is lost is reported once and not imported', async () => {
    const linked = serveLinks({ 'assets/portal.js': ['error'] })
    const importModule = vi.fn<() => Promise<string>>(async () => 'portal')
    const loaded = withPage(() => loadLate(importModule, ['assets/portal.js']))
    await expect(loaded).rejects.toThrow('portal.js is gone')
    expect(linked).toEqual(['assets/portal.js'])
    expect(importModule).not.toHaveBeenCalled()
    expect(lost).toHaveBeenCalledOnce()
  })
})
