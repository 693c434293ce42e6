import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Language } from '@/engine/config'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

describe('a step to another list while the browser is offline', () => {
  it.each([
    ['en-US', 'Bills could not be loaded.', /^You are offline/, /cannot be reached/],
    ['zh-CN', '账单加载失败', /^当前处于离线状态/, /无法连接/],
  ] as [Language, string, RegExp, RegExp][])(
    'asks for the list once, for menu and user not at all, and says why once, in %s',
    async (language, failed, banner, cause) => {
      await renderApp({ at: '/store/store', language })
      await screen.findByRole('table')
      server.use(http.all('*', () => HttpResponse.error()))
      onTestFinished(() => {
        vi.useRealTimers()
        act(() => void window.dispatchEvent(new Event('online')))
      })
      act(() => void window.dispatchEvent(new Event('offline')))
      vi.useFakeTimers({ shouldAdvanceTime: true })
      const before = sentTo().length
      act(() => void (window.location.hash = '#/store/bill'))
      await screen.findByText(failed, { exact: false })
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      const asked = sentTo().slice(before)
      expect(asked.filter(({ path }) => path === '/store/bill/list')).toHaveLength(1)
      expect(asked.filter(({ path }) => /getInfo|getRouters/.test(path))).toEqual([])
      await waitFor(() => expect(screen.getByText(banner)).toBeVisible())
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.queryByText(cause)).toBeNull()
    },
  )
})
