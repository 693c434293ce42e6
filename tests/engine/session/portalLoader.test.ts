import { describe, expect, it, vi } from 'vitest'
import { createPortalLoader } from '@/engine/session/boot/portalLoader'

describe('the portal’s code', () => {
  it('is loaded once, however often it is needed', async () => {
    const fetch = vi.fn<() => Promise<string>>(() => Promise.resolve('portal'))
    const loader = createPortalLoader(fetch)
    loader.prefetch()
    loader.prefetch()
    await expect(loader.load()).resolves.toBe('portal')
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('is loaded again after a failed prefetch, and only the second failure counts', async () => {
    const fetch = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('gone')))
    const loader = createPortalLoader(fetch)
    loader.prefetch()
    expect(loader.isPrefetching()).toBe(true)
    await vi.waitFor(() => expect(loader.isPrefetching()).toBe(false))
    await expect(loader.load()).rejects.toThrow('gone')
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('is no longer a prefetch once it is needed', () => {
    const loader = createPortalLoader(() => new Promise(() => {}))
    loader.prefetch()
    void loader.load()
    expect(loader.isPrefetching()).toBe(false)
  })
})
